/** Builds the service worker beside the client: it is told which files the shell and the page for no network are made of. */
import { build, type Plugin, type Rolldown } from "vite";

const PAGES = ["index.html", "offline.html"];
const OFFLINE = "offline.html";
type Files = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** What a page's script needs at once, and all their styles. */
function neededBy(page: string, files: Files): string[] {
  const chunks = Object.values(files).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}`));
  const found = new Set<string>();
  const take = (name: string) => {
    const chunk = files[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(take);
    (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss.forEach((style) => found.add(style));
  };
  if (entry) take(entry.fileName);
  return [...found];
}

/** What a text comes to, in hex digits. */
async function digest(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The shell's words in every language: a page fetches those of its reader. */
function words(files: Files): string[] {
  const ours = Object.values(files).filter((file) => file.type === "chunk" && file.facadeModuleId?.includes("/hullaboo/words/"));
  return ours.map(({ fileName }) => fileName);
}

/** The entries of the shell; names in `assets` change with what is in them, the page's does not. */
async function shellOf(files: Files): Promise<{ url: string; revision: string | null }[]> {
  const fonts = Object.keys(files).filter((name) => name.endsWith(".woff2"));
  const names = new Set([...PAGES.flatMap((page) => neededBy(page, files)), ...words(files), ...fonts]);
  const offline = files[OFFLINE];
  const text = offline?.type === "asset" ? String(offline.source) : "";
  const revision = await digest(text);
  return [...[...names].toSorted().map((name) => ({ url: `/${name}`, revision: null })), { url: `/${OFFLINE}`, revision }];
}

async function built(entry: string, shell: unknown): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    define: { SHELL: JSON.stringify(shell), "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "worker" } },
  });
  const [one] = Array.isArray(output) ? output : [output as Rolldown.RolldownOutput];
  const chunk = one?.output[0];
  if (chunk?.type !== "chunk") throw new Error("the service worker is no script");
  return chunk.code;
}

export function worker(entry: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, files) {
      this.emitFile({ type: "asset", fileName: "sw.js", source: await built(entry, await shellOf(files)) });
    },
  };
}
