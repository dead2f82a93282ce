/** How the game looks on the house front. */
export const door = { accent: "#5b7f4b", midnight: "#8fb67d", minutes: 10, options: ["even_start"] };
