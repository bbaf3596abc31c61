import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, resolve } from "node:path";
import type { Plugin } from "vite";

/** The module whose style sheets, with those of its imports, are on every page. */
const root = "app/root.tsx";
/** Modules that only the hydrated application renders; their sheets are loaded with it. */
const late = ["app/components/giving/donate-banner.tsx", "app/components/ui/toast.tsx"];
const light = "app/styles/light.css";
const print = "app/styles/print.css";

const prefix = "virtual:sheet/";
/** Vite processes a virtual module as CSS only when its id looks like a path. */
const folder = "/virtual-sheets/";
const nothing = "\0styles-that-come-with-the-page";

/**
 * Components import their sheets (`import "./card.css"`); the HTML of a page inlines the sheets of all modules that the
 * page imports, so that it needs no script for its styles.
 * - `virtual:sheets`: `pages`, the minified sheet of each page, to be inlined.
 * - `virtual:sheet/root.css`, `light.css`, `print.css`: sheets of all pages; `whole.css`: every sheet of the full version,
 *   for navigation in the browser.
 * @param made generated rules to append to a sheet, by its file
 */
export function sheets(made: Readonly<Record<string, string>>): Plugin {
  let known: ReturnType<typeof divided> | null = null;
  const divide = () => (known ??= divided());
  return {
    name: "sheets",
    enforce: "pre",
    watchChange() {
      known = null;
    },
    resolveId(id, importer) {
      if (id === "virtual:sheets") return `\0${id}`;
      if (id.startsWith(prefix)) return folder + id.slice(prefix.length);
      return id.endsWith(".css") && /\.tsx?$/.test(importer ?? "") ? nothing : null;
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
      const rules = files.map((file) => made[file] ?? "").join("");
      return [...imports, rules && `@layer components{${rules}}`].join("\n");
    },
  };
}

/** Cascade layers; a later one wins whatever the selectors: a page over its components, print over all. */
const layers = ["base", "components", "pages", "light", "print"];
const layerOf = (file: string) =>
  layers.find((layer) => file.startsWith(`app/${layer}/`) || file.endsWith(`/${layer}.css`)) ??
  "base";

/** The module behind `virtual:sheets`. */
function codeOf(pages: readonly string[]): string {
  const imports = pages.map((page, at) => `import page${at} from "${prefix}${page}.css?inline";`);
  const entries = pages.map((page, at) => `${JSON.stringify(page)}: page${at}`);
  return [...imports, `export const pages = { ${entries.join(", ")} };`].join("\n");
}

function divided() {
  const atRoot = sheetsBehind(root, late).filter((sheet) => sheet !== print);
  const taken = new Set([...atRoot, light, print]);
  const modules = globSync("app/pages/*/page.tsx").toSorted();
  const behind = modules.map((file) => [basename(dirname(file)), sheetsBehind(file)] as const);
  // Pages and `whole` have one order, so a page looks the same when loaded and after navigation in the browser.
  const everywhere = globSync("app/**/*.css").toSorted();
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

/** Style sheets of a module in import order: those of its imports come before its own. */
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

/** The file of app/ that an import names; null for packages, other folders and `.server` modules. */
function ours(from: string, name: string): string | null {
  const path = name.startsWith("#app/")
    ? name.slice(1)
    : name.startsWith(".")
      ? join(dirname(from), name)
      : "";
  const file = normalize(path);
  return file.startsWith("app/") && !file.includes(".server.") && existsSync(file) ? file : null;
}
