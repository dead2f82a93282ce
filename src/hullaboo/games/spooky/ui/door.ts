/** How the game looks on the house front. */
export const door = { accent: "#b0600f", midnight: "#f0a45c", minutes: 20, options: ["rounds", "memory_aid"] };
