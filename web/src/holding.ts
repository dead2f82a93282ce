/** The seats of one's own: the keys that open them on other devices, and the other browsers that hold them. */
import { shutOut, takeSeat } from "./http";
import { recall, remember } from "./memory";
import type { RoomShown, SeatShown } from "./protocol";

type Table = Pick<RoomShown, "table" | "game">;

/** Take a seat, or take it up again; its key is remembered. The server gives the key that is asked with, if it still opens the seat. */
export async function take(at: Table, seat: number, key: string | null): Promise<string> {
  return keep(at, await takeSeat(at.table, seat, key));
}

/** The key of a seat of one's own: the remembered one, or a new one where that has turned over. */
export function renewed(at: Table, seat: number): Promise<string> {
  return take(at, seat, recall(at.table)?.seats?.[String(seat)] ?? null);
}

/** Once after the deal, when the keys of all seats have turned over. */
export async function renewAll(room: RoomShown): Promise<void> {
  if (recall(room.table)?.renewed) return;
  for (const { seat, yours } of room.seats) if (yours) await renewed(room, seat);
  remember({ table: room.table, game: room.game, renewed: true });
}

/** Other browsers lose the seat, and the link that brought them here opens nothing any more. */
export async function keepAlone(at: Table, seat: number): Promise<void> {
  keep(at, await shutOut(at.table, seat));
  accept(at, { seat, holders: 1 });
}

function keep(at: Table, { seat, key }: { seat: number; key: string }): string {
  remember({ table: at.table, game: at.game, seats: { ...recall(at.table)?.seats, [seat]: key } });
  return key;
}

/** So many browsers may hold the seat. */
export function accept(at: Table, { seat, holders }: Pick<SeatShown, "seat" | "holders">): void {
  remember({ table: at.table, game: at.game, holders: { ...recall(at.table)?.holders, [seat]: holders ?? 1 } });
}

/** The seats of one's own that more browsers hold than one knows of. */
export function takenUp(room: RoomShown): SeatShown[] {
  const known = recall(room.table)?.holders ?? {};
  return room.seats.filter(({ seat, yours, holders }) => yours && (holders ?? 1) > (known[String(seat)] ?? 1));
}
