/** Hands of keys, as the view shows them: by crest, and of one crest what is known first. */
import { COLOURS, CRESTS, type Key, type View } from "./castle";

/** Where a key of a seat lies on the table, for what flies there. */
export const keyPlace = (seat: number, at: number) => `key ${seat} ${at}`;

/** The place of a key in a hand: it itself, or else a back that fits; -1 if there is neither. */
export function placeIn(hand: Key[], { colour, crest }: Key): number {
  const itself = hand.findIndex((key) => key.crest === crest && key.colour === colour);
  return itself >= 0 ? itself : hand.findIndex((key) => key.crest === crest && key.colour === null);
}

export function withKey(hand: Key[], key: Key): Key[] {
  return [...hand, key].toSorted((one, other) => rank(one) - rank(other));
}

export function withoutKey(hand: Key[], key: Key): Key[] {
  const at = placeIn(hand, key);
  return hand.filter((_, other) => other !== at);
}

/** What lies spent, with one more key. */
export function spentWith(spent: View["spent"], { colour, crest }: Key): View["spent"] {
  if (colour === null) return spent;
  const before = spent.find((each) => each.colour === colour && each.crest === crest);
  return [...spent.filter((each) => each !== before), { colour, crest, count: 1 + (before?.count ?? 0) }];
}

function rank({ colour, crest }: Key): number {
  return CRESTS.indexOf(crest) * (COLOURS.length + 1) + (colour ? COLOURS.indexOf(colour) : COLOURS.length);
}
