import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, resolve, sep } from "node:path";
import type { Plugin } from "vite";

/** Modules and sheets whose styles have a place of their own. */
export type SheetPlaces = {
  /** Its sheets and those of all it imports are on every page. */
  readonly root: string;
  /** Parts of it that only the application draws: their sheets come with it. */
  readonly late: readonly string[];
  /** Comes after a page's own, in the light version alone. */
  readonly light: string;
  /** Comes last. */
  readonly print: string;
  /** Rules that a sheet ends with, one for each of a list of names. */
  readonly made: Readonly<Record<string, string>>;
};

const prefix = "virtual:sheet/";
/** A path, so that Vite takes it for a sheet like any other. */
const folder = "/virtual-sheets/";
const nothing = "\0styles-that-come-with-the-page";

/**
 * Sheets follow imports: a component says `import "./card.css"`, and a page brings the sheets of all it
 * imports, before any script.
 * - `virtual:sheets`: `{ rootSheet, pages, lightSheet, printSheet }`, minified texts to be inlined.
 * - `virtual:sheet/whole.css`: every sheet of the full version, for the pages a visitor goes on to.
 */
export function sheets(places: SheetPlaces): Plugin {
  let known: ReturnType<typeof divided> | null = null;
  const divide = () => (known ??= divided(places));
  return {
    name: "sheets",
    enforce: "pre",
    watchChange() {
      known = null;
    },
    resolveId(id, importer) {
      if (id === "virtual:sheets") return `\0${id}`;
      if (id.startsWith(prefix)) return folder + id.slice(prefix.length);
      return id.endsWith(".css") && /\.tsx?$/.test(importer ?? "") && isOurs(id) ? nothing : null;
    },
    load(id) {
      if (id === nothing) return "";
      if (id === "\0virtual:sheets") return codeOf([...divide().pages.keys()]);
      if (!id.startsWith(folder)) return null;
      const name = basename(id.replace(/\?.*$/, ""), ".css");
      const files = divide().shared.get(name) ?? divide().pages.get(name);
      if (!files) throw new Error(`There is no sheet "${name}".`);
      for (const file of files) this.addWatchFile(resolve(file));
      const imports = files.map((file) => `@import "/${file}" layer(${layerOf(file)});`);
      const made = files.map((file) => places.made[file] ?? "").join("");
      return [...imports, made && `@layer components{${made}}`].join("\n");
    },
  };
}

/** A later one wins, whatever the selector: a page over the parts it is made of, and paper over all. */
const layers = ["base", "components", "pages", "light", "print"];
const layerOf = (file: string) =>
  layers.find((layer) => file.startsWith(`app/${layer}/`) || file.endsWith(`/${layer}.css`)) ??
  "base";

const isOurs = (id: string) => id.startsWith("#app/") || id.startsWith(".");

/** The module behind `virtual:sheets`. */
function codeOf(pages: readonly string[]): string {
  const imports = pages.map((page, at) => `import page${at} from "${prefix}${page}.css?inline";`);
  const entries = pages.map((page, at) => `${JSON.stringify(page)}: page${at}`);
  const shared = ["root", "light", "print"].map(
    (name) => `export { default as ${name}Sheet } from "${prefix}${name}.css?inline";`,
  );
  return [...imports, ...shared, `export const pages = { ${entries.join(", ")} };`].join("\n");
}

function divided({ root, late, light, print }: SheetPlaces) {
  const atRoot = sheetsBehind(root, late).filter((sheet) => sheet !== print);
  const taken = new Set([...atRoot, light, print]);
  const modules = globSync("app/pages/*/page.tsx").toSorted();
  const behind = modules.map((file) => [basename(dirname(file)), sheetsBehind(file)] as const);
  // A page's sheets lie upon each other as those of the whole do: it does not matter which way it was reached.
  const everywhere = globSync("app/**/*.css")
    .map((file) => file.split(sep).join("/"))
    .toSorted();
  const own = new Set(behind.flatMap(([, list]) => list).concat(everywhere));
  const order = [...own].filter((sheet) => !taken.has(sheet));
  return {
    shared: new Map([
      ["whole", [...atRoot, ...order, print]],
      ["root", atRoot],
      ["light", [light]],
      ["print", [print]],
    ]),
    pages: new Map(
      behind.map(([page, list]) => [page, order.filter((sheet) => list.includes(sheet))]),
    ),
  };
}

const importLine = /^\s*(?:import|export)(?!\s+type\b)[^;"]*?"([^"]+)"|@import\s+"([^"]+)"/gm;

/** Sheets in the order in which they are imported: those of a module's imports before its own. */
function sheetsBehind(module: string, without: readonly string[] = []): string[] {
  const seen = new Set(without);
  const found = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, imported, sheet] of readFileSync(file, "utf8").matchAll(importLine)) {
      const target = ours(file, imported ?? sheet ?? "");
      if (target) walk(target);
    }
    if (file.endsWith(".css")) found.add(file);
  };
  walk(module);
  return [...found];
}

/** The file of app/ that an import names; null for packages, other rooms and what only the server has. */
function ours(from: string, name: string): string | null {
  const path = name.startsWith("#app/")
    ? name.slice(1)
    : name.startsWith(".")
      ? join(dirname(from), name)
      : "";
  const file = normalize(path).split(sep).join("/");
  return file.startsWith("app/") && !file.includes(".server.") && existsSync(file) ? file : null;
}
