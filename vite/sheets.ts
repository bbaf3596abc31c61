import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, resolve, sep } from "node:path";
import type { Plugin } from "vite";

/** What a page brings with it at once and what later, by the modules whose styles they are. */
export type SheetParts = {
  /** Dressed in the head of every page: this module and all it imports, the parts below left out. */
  readonly head: string;
  /** Dressed elsewhere on a page or only on some: their name → the modules and sheets they begin with. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
};

const prefix = "virtual:sheet/";
/** A path, so that Vite takes it for a sheet like any other. */
const folder = "/virtual-sheets/";
const nothing = "\0styles-that-come-with-the-page";

/**
 * Sheets follow imports: a component says `import "./card.css"`, and a page brings the sheets of all it
 * imports, before any script.
 * - `virtual:sheets`: `{ head, parts, pages }`, minified texts to be inlined; a page's lacks what the
 *   others hold.
 * - `virtual:sheet/whole.css`: every sheet of app/, for the pages a visitor goes on to.
 */
export function sheets({ head, parts }: SheetParts): Plugin {
  let known: ReturnType<typeof divided> | null = null;
  const divide = () => (known ??= divided(head, parts));
  const sheetNamed = (name: string): readonly string[] => {
    const { order, named, pages } = divide();
    if (name === "whole") return order;
    const found = named.get(name) ?? pages.get(name);
    if (!found) throw new Error(`There is no sheet "${name}".`);
    return found;
  };
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
      if (id === "\0virtual:sheets")
        return codeOf([...divide().named.keys()], [...divide().pages.keys()]);
      if (!id.startsWith(folder)) return null;
      const files = sheetNamed(basename(id.replace(/\?.*$/, ""), ".css"));
      for (const file of files) this.addWatchFile(resolve(file));
      return files.map((file) => `@import ${JSON.stringify(`/${file}`)};`).join("\n");
    },
  };
}

const isOurs = (id: string) => id.startsWith("#app/") || id.startsWith(".");

/**
 * The module behind `virtual:sheets`. Lightning CSS writes every color as one of two, by names that are longer than the
 * color: inlined, they are a letter each.
 */
function codeOf(named: readonly string[], pages: readonly string[]): string {
  const all = [...named, ...pages];
  const imports = all.map((name, at) => `import s${at} from "${prefix}${name}.css?inline";`);
  const entries = (names: readonly string[]) =>
    names.map((name) => `${JSON.stringify(name)}: short(s${all.indexOf(name)})`).join(", ");
  const rest = named.filter((name) => name !== "head");
  return `${imports.join("\n")}
const short = (css) => css.replace(/--lightningcss-([ld])(?:ight|ark)\\b/g, "--$1");
export const head = short(s${all.indexOf("head")});
export const parts = { ${entries(rest)} };
export const pages = { ${entries(pages)} };`;
}

function divided(head: string, parts: SheetParts["parts"]) {
  const late = new Set(Object.values(parts).flat());
  const named = new Map([["head", sheetsBehind([head], late)]]);
  const taken = new Set(named.get("head"));
  for (const [name, modules] of Object.entries(parts)) {
    named.set(
      name,
      sheetsBehind(modules).filter((sheet) => !taken.has(sheet)),
    );
    for (const sheet of named.get(name)!) taken.add(sheet);
  }
  const modules = globSync("app/pages/*/page.tsx").toSorted();
  const behind = modules.map((file) => [basename(dirname(file)), sheetsBehind([file])] as const);
  // One order for all, so that the sheets of a page lie upon each other as those of the whole do.
  // What is framed elsewhere brings its own sheet.
  const everywhere = globSync("app/**/*.css", { exclude: ["app/embeds/**"] })
    .map((file) => file.split(sep).join("/"))
    .toSorted();
  const order = [
    ...new Set([...named.values(), ...behind.map(([, list]) => list)].flat().concat(everywhere)),
  ];
  const place = new Map(order.map((sheet, at) => [sheet, at]));
  const inOrder = (list: readonly string[]) =>
    list.toSorted((one, other) => place.get(one)! - place.get(other)!);
  return {
    order,
    named,
    pages: new Map(
      behind.map(([page, list]) => [page, inOrder(list.filter((sheet) => !taken.has(sheet)))]),
    ),
  };
}

const importLine = /^\s*(?:import|export)(?!\s+type\b)[^;"]*?"([^"]+)"|@import\s+"([^"]+)"/gm;

/** Sheets in the order in which they are imported: those of a module's imports before its own. */
function sheetsBehind(
  modules: readonly string[],
  without: ReadonlySet<string> = new Set(),
): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file) || without.has(file)) return;
    seen.add(file);
    for (const [, module, sheet] of readFileSync(file, "utf8").matchAll(importLine)) {
      const target = ours(file, module ?? sheet!);
      if (target) walk(target);
    }
    if (file.endsWith(".css")) found.add(file);
  };
  for (const file of modules) walk(file);
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
