import { expect, test } from "vitest";
import type { GameEvent } from "$shell/board";
import { film, lasts, told } from "$tests/time";
import motion from "../motion.json";
import type { Key, View } from "./castle";
import { Stage } from "./stage.svelte";

const RED: Key = { colour: "red", crest: "sun" };
const start = {
  phase: "lay", pawns: ["B2", "A2"], ghost: 0, path: [null, null], trail: [], hands: [[], [RED]], spent: [], top: "ship", pile: 9,
  board: { exits: [["A1", "west", "red"]] },
} as unknown as View;
const view = (part: Partial<View>) => ({ ...start, ...part }) as View;
const reveal = (number: number, room: string): GameEvent => ({ code: "reveal", seat: 0, number, crest: "crown", room });
const CATCH = { code: "catch", seat: 0, caught_seat: 1, room: "A2" };
const OPEN = { code: "open", seat: 1, colour: "red", crest: "sun", from: "A2", to: "A3" };

test("a walk is seen card by card and room by room, then the catch; only then is anything told of it", async () => {
  const board = new Stage();
  const caught = view({ pawns: ["A2", "dungeon"], ghost: 1, path: [], hands: [[RED], []] });
  const on = view({ ...caught, pawns: ["A3", "dungeon"], hands: [[], []] });
  const tables = [told(start), told(caught, reveal(1, "B1"), reveal(2, "A2"), CATCH), told(on, { ...OPEN, seat: 0 })];
  const look = (ghost: number) => {
    const { pawns, turned } = board.scene;
    return [`${turned} turned`, `ghost in ${pawns[0]}`, `other in ${pawns[1]}`, board.fright === null ? "" : "fright", `told of ghost ${ghost}`].join(", ");
  };
  const seen = await film<View>((scene, time) => board.play(scene, time), tables, (stage) => look((stage.shown?.view as View).ghost));
  expect(seen).toEqual([
    "1 turned, ghost in B2, other in A2, , told of ghost 0",
    "1 turned, ghost in B1, other in A2, , told of ghost 0",
    "2 turned, ghost in B1, other in A2, , told of ghost 0",
    "2 turned, ghost in A2, other in A2, , told of ghost 0",
    "2 turned, ghost in A2, other in A2, fright, told of ghost 0",
    "2 turned, ghost in A2, other in dungeon, , told of ghost 0",
    "0 turned, ghost in A2, other in dungeon, , told of ghost 1",
    "0 turned, ghost in A3, other in dungeon, , told of ghost 1",
  ]);
});

test("what is shown again begins where it began, whatever lies on the board by now", async () => {
  const board = new Stage();
  const silent = { pause: () => Promise.resolve(), lasts: () => 0, sound: () => {} };
  const after = view({ pawns: ["B2", "A3"], hands: [[], []] });
  await board.play({ before: null, view: after, events: [], told: [] }, silent);
  const seen: unknown[] = [];
  const looks = { ...silent, pause: async () => void seen.push([board.scene.pawns[1], board.view?.hands[1]]) };
  await board.play({ before: start, view: after, events: [OPEN], told: [] }, looks);
  expect(seen[0]).toEqual(["A2", [RED]]);
  expect([board.scene.pawns, board.view]).toEqual([["B2", "A3"], after]);
});

test("what the server takes for the length of a motion is its length", async () => {
  const events: Record<string, GameEvent> = {
    "lay": { code: "lay", seat: 0, crest: "sun" }, "lay-hidden": { code: "lay-hidden", seat: 0 },
    "open": OPEN, "escape": { ...OPEN, code: "escape", from: "A1" },
    "draw": { code: "draw", seat: 1, ...RED }, "draw-hidden": { code: "draw-hidden", seat: 1, crest: "sun" },
    "discard": { code: "discard", seat: 1, ...RED }, "reveal": reveal(1, "B1"), "catch": CATCH,
  };
  for (const [code, length] of Object.entries(motion)) {
    const board = new Stage();
    const event = events[code];
    if (!event) throw new Error(`no event of the code ${code}`);
    expect([code, await lasts<View>((scene, time) => board.play(scene, time), start, start, event)]).toEqual([code, length]);
  }
});

test("who escaped stays at the gate that was told, also where it was not seen", async () => {
  const board = new Stage();
  const silent = { pause: () => Promise.resolve(), lasts: () => 0, sound: () => {} };
  const escape = { ...OPEN, code: "escape", from: "A1" };
  await board.play({ before: start, view: view({ pawns: ["B2", "outside"] }), events: [], told: [escape] }, silent);
  expect(board.scene.pawns).toEqual(["B2", "A1 west"]);
});
