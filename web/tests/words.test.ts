import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { listed, names, ownSeat } from "../src/naming";
import { plate as plateOf } from "../plates.ts";
import { bundle, plate, speaker } from "../src/words";

const SOME = `
clock = The clock
seat-name = Seat { $number }
event-keep = { $seat } keeps what { $other_seat } gave.
event-thrown = { $seat } throws card { $place }.
web-level = level { $level }
bot-owl = an owl
web-me = You
web-name-me = { $name } (you)
`;

function some() {
  const made = new FluentBundle("en", { useIsolating: false });
  made.addResource(new FluentResource(SOME));
  return made;
}

test("seats in parameters become names", () => {
  const speak = speaker(some(), ["Ada"]);
  expect(speak.coded("event", { code: "keep", seat: 0, other_seat: 1 })).toBe("Ada keeps what Seat 2 gave.");
  expect(speak("event-keep", { seat: 7, other_seat: 0 })).toBe("The clock keeps what Ada gave.");
});

test("who reads is you, by name in sentences, which speak of a third person", () => {
  const speak = speaker(some(), ["Ada", "Ben"], {}, 0);
  expect([speak.seat(0), speak.seat(1)]).toEqual(["You", "Ben"]);
  expect(speak.coded("event", { code: "keep", seat: 0, other_seat: 1 })).toBe("Ada (you) keeps what Ben gave.");
});

test("of several seats of one's own none is you", () => {
  const seat = { kind: "person" as const, name: "" };
  expect(ownSeat([{ ...seat, seat: 0 }, { ...seat, seat: 1, yours: true }])).toBe(1);
  expect(ownSeat([{ ...seat, seat: 0, yours: true }, { ...seat, seat: 1, yours: true }])).toBe(null);
});

test("numbers have the signs of their game, seats among them only their names", () => {
  const signs = { place: (at: number) => "abc"[at] ?? "", seat: () => "no" };
  const speak = speaker(some(), ["Ada"], signs);
  expect(speak("event-thrown", { seat: 0, place: 2 })).toBe("Ada throws card c.");
  expect(speak("event-thrown", { seat: 0, place: "2" })).toBe("Ada throws card 2.");
});

test("a missing key shows itself", () => {
  expect(speaker(some())("nothing-like-that")).toBe("nothing-like-that");
});

test("bots have words, people have names", () => {
  const seats = [
    { seat: 0, kind: "person" as const, name: "Ada" },
    { seat: 1, kind: "bot" as const, name: "bot 2", bot: "2" },
    { seat: 2, kind: "open" as const, name: "" },
    { seat: 3, kind: "bot" as const, name: "bot owl", bot: "owl" },
    { seat: 4, kind: "bot" as const, name: "bot owl 2", bot: "owl" },
  ];
  expect(names(seats, speaker(some()))).toEqual(["Ada", "level 2", "Seat 3", "an owl", "an owl 2"]);
  expect(listed(["Ada", "Ben", "Cleo"], "de")).toBe("Ada, Ben und Cleo");
});

test("the terminal's files are the browser's", async () => {
  for (const language of ["en", "fr", "de"] as const) {
    const speak = speaker(await bundle(language));
    expect(speak.knows("web-play-now") && speak.knows("your-turn")).toBe(true);
  }
});

test("a door plate is the title, the tagline and the bots, however long, and nothing else", () => {
  const words = "# x\ntitle = Boo\ntagline = One\n    two.\nmove-lay = lay\nsubtitle = no\nbot-owl = owl\n";
  expect(plateOf(words)).toBe("title = Boo\ntagline = One\n    two.\nbot-owl = owl");
});

const GAMES = Object.keys(import.meta.glob("../../src/hullaboo/games/*/words/fr.ftl")).map((path) => path.split("/").at(-3) ?? "");

test.each(GAMES)("the door of %s speaks with its plate and the shell's words", async (game) => {
  const speak = speaker(await plate("fr", game));
  const known = ["title", "tagline", "web-welcome", "rule-1"].map((key) => speak.knows(key));
  expect(known).toEqual([true, true, true, false]);
});
