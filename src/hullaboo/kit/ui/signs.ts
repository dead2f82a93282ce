/** Signs that several games draw, as paths on 64 units around the middle. */
export const EYE = "M6 32Q32 6 58 32Q32 58 6 32Z";
export const PUPIL = { cx: 32, cy: 32, r: 9 };
export const SWAP = "M10 23H50M38 11L51 23L38 35M54 43H14M26 31L13 43L26 55";
