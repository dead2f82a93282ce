/** How places on a table of cards are called, and what a seat may do. */
import type { LegalMove } from "$shell/protocol";

export const PILE = "pile";
export const TOP = "top";
export const placeOf = (seat: number, place: number | string) => `${seat}.${place}`;
/** Where the card lies that a seat has just drawn. */
export const handOf = (seat: number) => `hand.${seat}`;

export const has = (legal: LegalMove[], code: string) => legal.some(({ label }) => label["code"] === code);
export const movesOf = (legal: LegalMove[], code: string) => legal.filter(({ label }) => label["code"] === code);
