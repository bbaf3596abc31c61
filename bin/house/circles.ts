import { dirname, join, normalize } from "node:path";
import type { ParsedFile } from "./parse.ts";
import type { SourceFile } from "./tree.ts";

/** From each node to those it leans on. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The circles of a graph: every largest group in which each node leads to each other (Tarjan 1972).
 * A node that leads to itself alone is none.
 */
export function findCircles(graph: Graph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    numbers.set(node, numbers.size);
    let low = numbers.get(node) ?? 0;
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? numbers.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low !== numbers.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return circles.toSorted((a, b) => b.length - a.length);
}

/** The names by which files of the repository are imported without a path: `#app/` and workspace packages. */
export function readAliases(tree: readonly SourceFile[]): [string, string][] {
  return tree
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { name, imports = {} } = JSON.parse(text) as {
        name?: string;
        imports?: Record<string, string>;
      };
      const own = Object.entries(imports).map(([from, to]): [string, string] => [
        from.replace("*", ""),
        normalize(to.replace("*", "")),
      ]);
      return path === "package.json" || !name ? own : [...own, [`${name}/`, `${dirname(path)}/`]];
    });
}

/** Which file leans on which; packages and what is made by programs are left out. */
export function importGraph(
  files: readonly ParsedFile[],
  aliases: readonly [string, string][],
): Graph {
  const known = new Set(files.map(({ path }) => path));
  const resolve = (file: string, name: string): string => {
    if (name.startsWith(".")) return join(dirname(file), name);
    const alias = aliases.find(([from]) => name.startsWith(from));
    return alias ? alias[1] + name.slice(alias[0].length) : name;
  };
  return new Map(
    files.map(({ path, imports }) => [
      path,
      new Set(imports.map((name) => resolve(path, name)).filter((target) => known.has(target))),
    ]),
  );
}

/** The same graph between what its files belong to: their folders, or their rooms. */
export function between(graph: Graph, belongsTo: (path: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [path, targets] of graph) {
    const group = groups.get(belongsTo(path)) ?? new Set();
    groups.set(belongsTo(path), group);
    for (const target of targets)
      if (belongsTo(target) !== belongsTo(path)) group.add(belongsTo(target));
  }
  return groups;
}
