/** Builds the client into the server's folder; the names of its files carry their hashes. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { plates } from "./plates.ts";
import { worker } from "./worker.ts";
import { defineConfig } from "vitest/config";

/** Milliseconds: tests share the machine with others, and none is about time. */
const PATIENCE = 120_000;
const here = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig(({ mode }) => ({
  root: here("."),
  plugins: [svelte(), plates(), worker(here("src/worker.ts"))],
  resolve: { alias: { $shell: here("./src"), $tests: here("./tests"), $kit: here("../src/hullaboo/kit/ui") }, dedupe: ["svelte"], ...(mode === "test" && { conditions: ["browser"] }) },
  build: {
    outDir: here("../src/hullaboo/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { input: [here("index.html"), here("offline.html")], checks: { bundlerTimings: false } },
  },
  test: {
    include: ["tests/*.test.ts", "../src/hullaboo/games/*/ui/*.test.ts", "../src/hullaboo/kit/ui/*.test.ts"],
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
  server: { port: 5173, fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
