/** Runes everywhere. */
export default { compilerOptions: { runes: true } };
