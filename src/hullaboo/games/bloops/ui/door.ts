/** How the game looks on the house front. */
export const door = { accent: "#1f7a91", midnight: "#6cc3d8", minutes: 10, options: ["windows", "memory_aid"] };
