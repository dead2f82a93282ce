/** How the game looks on the house front. */
export const door = { accent: "#b5533c", midnight: "#e89a82", minutes: 20 };
