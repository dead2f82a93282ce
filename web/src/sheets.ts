/** The sheets that a door opens, which the first page does not need. */
export { default as Start } from "./parts/Start.svelte";
export { default as TableMaker } from "./parts/TableMaker.svelte";
