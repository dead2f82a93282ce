/** Requests to the server; trouble comes back as an error with the server's code. */
import type { GameShown, GuestShown, PlayWanted, RoomShown, SeatLink, TableListed, TableMade, TableWanted, ToldShown, Trouble } from "./protocol";

/** The server said no, or (code `unreachable`) nothing. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** The answer to a request, or its trouble; 204 and texts included. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  const response = await reach(method, path, body);
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return (isJson ? JSON.parse(text) : text) as T;
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  } catch {
    throw new Refusal("unreachable");
  }
}

function refusal(text: string): Refusal {
  try {
    const trouble = JSON.parse(text) as Trouble;
    return new Refusal(trouble.code, trouble.params);
  } catch {
    return new Refusal("our-fault");
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => ask<GameShown[]>("GET", "/api/games");
export const guest = () => ask<GuestShown>("GET", "/api/guest");
export const rename = (name: string) => ask<GuestShown>("POST", "/api/guest", { name });
export const tables = () => ask<TableListed[]>("GET", "/api/tables");
export const room = (id: string) => ask<RoomShown>("GET", table(id));
/** A table at once, with the easiest bots and as few seats as can be, or as told. */
export const playNow = (game: string, more: Partial<PlayWanted> = {}) => ask<TableMade>("POST", "/api/play", { game, ...more });
export const create = (wanted: TableWanted) => ask<TableMade>("POST", "/api/tables", wanted);
/** Come to a table; this also makes one a guest. */
export const enter = (id: string, key: string | null) => ask<RoomShown>("POST", `${table(id)}/enter`, { key });
export const takeSeat = (id: string, seat: number, key: string | null) =>
  ask<SeatLink>("POST", `${table(id)}/seats/${seat}`, { key });
export const standUp = (id: string, seat: number) => ask<null>("DELETE", `${table(id)}/seats/${seat}`);
/** Keep a seat for this browser: others that hold it lose it. */
export const shutOut = (id: string, seat: number) => ask<SeatLink>("DELETE", `${table(id)}/seats/${seat}/others`);
export const log = (id: string) => ask<string>("GET", `${table(id)}/log`);
/** What a seat (null: a spectator) was told so far, and may read again. */
export const told = (id: string, seat: number | null) =>
  ask<ToldShown>("GET", `${table(id)}/told${seat === null ? "" : `?seat=${seat}`}`);
