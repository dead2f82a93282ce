import { expect, test } from "vitest";
import type { GameEvent } from "$shell/board";
import { film, lasts, told } from "$tests/time";
import motion from "../motion.json";
import { otherSide, type LaidCard, type Square, type View } from "./cards";
import { Stage } from "./stage.svelte";

const card = (row: number, column: number, ...squares: Square[]): LaidCard => ({ row, column, axis: "across", squares });
const MINE = card(3, 3, "white up", "tombstone", "white left");
const THEIRS = card(5, 3, "black up", "black down", "tombstone");
const TURNED = { ...MINE, squares: MINE.squares.map(otherSide) };
const table = (...cards: LaidCard[]) => ({ cards, points: [0, 0] }) as unknown as View;
const lay = (laid: LaidCard): GameEvent => ({ code: "lay", seat: 0, ...laid });
const SCARES = { code: "scares", seat: 1, row: 5, column: 3, gaze: "up", met_row: 3, met_column: 3 };

const names = new Map([[MINE.squares.join(), "mine"], [THEIRS.squares.join(), "theirs"], [TURNED.squares.join(), "turned"]]);

test("a bot that answers at once cuts nothing off: one's card lands, then its own, then it looks, then one's card turns", async () => {
  const board = new Stage();
  const look = (shown: View | undefined) =>
    [
      board.cards.map((each) => names.get(each.squares.join())).join(" "),
      board.arriving ? "lands" : board.turning ? "turns" : board.beam ? "looks" : "rests",
      `told of ${shown?.cards.length ?? 0}`,
    ].join(", ");
  const tables = [told(table()), told(table(MINE), lay(MINE)), told(table(TURNED, THEIRS), lay(THEIRS), SCARES)];
  expect(await film<View>((scene, time) => board.play(scene, time), tables, (stage) => look(stage.shown?.view as View))).toEqual([
    "mine, lands, told of 0",
    "mine theirs, lands, told of 1",
    "mine theirs, looks, told of 1",
    "mine theirs, turns, told of 1",
    "turned theirs, turns, told of 1",
    "turned theirs, rests, told of 2",
  ]);
});

test("what the server takes for the length of a motion is its length", async () => {
  const events: Record<string, GameEvent> = { lay: lay(MINE), scares: SCARES };
  for (const [code, length] of Object.entries(motion)) {
    const board = new Stage();
    const event = { ...(events[code] ?? { ...SCARES, code }) };
    expect([code, await lasts<View>((scene, time) => board.play(scene, time), table(MINE), table(MINE), event)]).toEqual([code, length]);
  }
});

test("what has changed is marked, whether or not it was played", async () => {
  const board = new Stage();
  const silent = { pause: () => Promise.resolve(), lasts: () => 0, sound: () => {} };
  await board.play({ before: null, view: table(MINE), events: [], told: [] }, silent);
  await board.play({ before: table(MINE), view: table(TURNED, THEIRS), events: [], told: [] }, silent);
  expect(board.changed).toEqual(["3,3", "5,3"]);
});

test("the score follows the events, with what was gained since the last lay; a reload is told the same again", async () => {
  const board = new Stage();
  const silent = { pause: () => Promise.resolve(), lasts: () => 0, sound: () => {} };
  const [before, after] = [{ ...table(THEIRS), points: [3, 2] }, { ...table(THEIRS, MINE), points: [6, 1] }] as unknown as [View, View];
  const events = [{ ...lay(MINE), points: [5, 2], gained: [2, 0] }, { ...SCARES, points: [6, 1], gained: [1, -1] }];
  await board.play({ before, view: after, events, told: events }, silent);
  expect([board.points, board.gained]).toEqual([[6, 1], [3, -1]]);
  const reloaded = new Stage();
  await reloaded.play({ before: null, view: after, events: [], told: events }, silent);
  expect([reloaded.points, reloaded.gained]).toEqual([[6, 1], [3, -1]]);
  const next = [{ ...lay(MINE), points: [6, 3], gained: [0, 2] }];
  await board.play({ before: after, view: { ...after, points: [6, 3] }, events: next, told: next }, silent);
  expect(board.gained).toEqual([0, 2]);
});
