import { beforeAll, expect, test, vi } from "vitest";

let placeOf: typeof import("../src/place.svelte").placeOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  ({ placeOf } = await import("../src/place.svelte"));
});

test("an address is a place", () => {
  expect(placeOf("/")).toEqual({ page: "house" });
  expect(placeOf("/about")).toEqual({ page: "about" });
  expect(placeOf("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(placeOf("/replay/abc/")).toEqual({ page: "replay", table: "abc" });
  expect(placeOf("/learn/chess")).toEqual({ page: "learn", game: "chess" });
});

test("what leads nowhere is nowhere", () => {
  for (const path of ["/table", "/table/a/b", "/cellar", "/about/us", "/table/%", "/%E0%A4%A"]) expect(placeOf(path)).toEqual({ page: "nowhere" });
});
