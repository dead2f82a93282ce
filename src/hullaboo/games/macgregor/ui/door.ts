/** How the game looks on the house front. */
export const door = { accent: "#7a5ba6", midnight: "#c3a6ee", minutes: 30 };
