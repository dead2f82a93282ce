/** From a table that was made to sitting at it: its keys are remembered, and one goes there. */
import { Refusal } from "./http";
import { remember } from "./memory";
import { go } from "./place.svelte";
import type { TableMade } from "./protocol";

/** Go to a table as soon as it is made; why not, if it is not: the code of the refusal, else nothing. */
export async function opened(game: string, making: Promise<TableMade>): Promise<string> {
  try {
    const made = await making;
    const keys = Object.fromEntries(made.seats.map(({ seat, key }) => [seat, key]));
    remember({ table: made.table, game, key: made.key, seats: keys, commitment: made.commitment });
    go(`/table/${made.table}`);
    return "";
  } catch (error) {
    return error instanceof Refusal ? error.code : "our-fault";
  }
}
