import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type TableTold } from "../src/connection.svelte";
import type { FromServer, TableShown } from "../src/protocol";

/** A socket that tests open, close and speak through. */
class Line {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Line[] = [];
  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error("nobody has connected");
    return line;
  }

  readyState = 0;
  sent: { type: string; id: string; [name: string]: unknown }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as never);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  close(): void {
    this.readyState = Line.CLOSED;
    this.onclose();
  }
  hear(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  asked(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
  ack(type: string): void {
    for (const { id } of this.asked(type)) this.hear({ type: "ack", id });
  }
}

const SHOWN: TableShown = { type: "table", number: 3, occasion: "AAAAAAAAAAAAAAAA", seat: 0, view: {}, events: [{ code: "keep", seat: 1 }], legal: [], deadline: 500 };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seated(told: TableTold[] = []): Promise<Connection> {
  const connection = new Connection("t1");
  connection.onTold = (table) => told.push(table);
  Line.last.open();
  const sitting = connection.sit(0);
  Line.last.ack("sit");
  await sitting;
  Line.last.hear(SHOWN);
  return connection;
}

test("a table is told, with its time on our own clock", async () => {
  const told: TableTold[] = [];
  const connection = await seated(told);
  expect(Line.last.url).toBe("ws://house/api/tables/t1/socket");
  expect(connection.seat).toBe(0);
  expect(told).toMatchObject([{ number: 3, until: performance.now() + 500 }]);
});

test("a ping is answered at once", async () => {
  await seated();
  Line.last.hear({ type: "ping", nonce: 7 });
  expect(Line.last.sent.at(-1)).toEqual({ type: "pong", nonce: 7 });
});

test("a line that has fallen silent is given up, and its late end is no news", async () => {
  const connection = await seated();
  Line.last.hear({ type: "ping", nonce: 1 });
  await vi.advanceTimersByTimeAsync(11_000);
  Line.last.hear({ type: "ping", nonce: 2 });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(connection.line).toBe("open");
  const silent = Line.last;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.all).toHaveLength(2);
  Line.last.open();
  silent.onclose();
  expect(connection.line).toBe("open");
});

test("a move names what it answers: what was shown, whatever has been told since; and one waits for its answer", async () => {
  const connection = await seated();
  Line.last.hear({ ...SHOWN, number: 4, occasion: "BBBBBBBBBBBBBBBB" });
  connection.play("keep", SHOWN.occasion);
  connection.play("keep", SHOWN.occasion);
  expect(Line.last.asked("move")).toMatchObject([{ seat: 0, move: "keep", answers: "AAAAAAAAAAAAAAAA" }]);
  expect(connection.busy).toBe(true);
  Line.last.ack("move");
  await vi.waitFor(() => expect(connection.busy).toBe(false));
});

test("a refusal is kept for explaining", async () => {
  const connection = await seated();
  connection.play("fly", SHOWN.occasion);
  Line.last.hear({ type: "refused", id: Line.last.asked("move")[0]?.id ?? "", code: "not-legal" });
  await vi.waitFor(() => expect(connection.refused).toEqual({ code: "not-legal", params: {}, move: "fly" }));
});

test("after a break it sits again and sends the unanswered move with its old id", async () => {
  const connection = await seated();
  connection.play("keep", SHOWN.occasion);
  const [first] = Line.last.asked("move");
  Line.last.close();
  expect(connection.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all).toHaveLength(2);
  Line.last.open();
  expect(Line.last.sent.map(({ type }) => type)).toEqual(["sit", "move"]);
  expect(Line.last.asked("move")[0]).toEqual(first);
});

test("a table that is gone is not called for ever", async () => {
  const connection = new Connection("t1");
  connection.onGone = async () => false;
  for (let tries = 0; tries < 3; tries += 1) {
    Line.last.close();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(connection.line).toBe("gone");
});

test("who has hung up stays away", async () => {
  const connection = await seated();
  connection.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
});

test("whom the server sends to the next one is back as soon as it says", async () => {
  const connection = await seated();
  Line.last.hear({ type: "closing", after: 40 });
  Line.last.close();
  expect(connection.line).toBe("closing");
  await vi.advanceTimersByTimeAsync(41);
  expect(Line.all).toHaveLength(2);
  Line.last.close();
  await vi.advanceTimersByTimeAsync(41);
  expect(Line.all).toHaveLength(2);
  connection.end();
});
