/** How the game looks on the house front. */
export const door = { accent: "#b5533c", midnight: "#e89a82", minutes: 20, options: ["search_limit", "claim_time"] };
