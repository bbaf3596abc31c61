import { dirname } from "node:path";
import { between, findCircles, importGraph, readAliases } from "./circles.ts";
import { parseFile } from "./parse.ts";
import { isCode, longFiles, measureRooms, roomOf, type LongFile, type Room } from "./rooms.ts";
import type { SourceFile } from "./tree.ts";
import { walk, type Walk } from "./walks.ts";

/** All that is counted of one state of the repository. */
export type House = {
  readonly rooms: readonly Room[];
  /** Groups that import each other, types as well; tests are left out. */
  readonly circles: {
    readonly rooms: readonly string[][];
    readonly folders: readonly string[][];
    readonly files: readonly string[][];
  };
  readonly walks: readonly Walk[];
  /** Above their limit, the longest first. */
  readonly longFiles: readonly LongFile[];
};

/** @throws when a file of code cannot be read as such */
export function measureHouse(tree: readonly SourceFile[]): House {
  const parsed = tree.filter(({ path }) => isCode(path)).map(parseFile);
  const source = parsed.filter(({ path }) => roomOf(path) !== "test");
  const graph = importGraph(source, readAliases(tree));
  return {
    rooms: measureRooms(tree, parsed),
    circles: {
      rooms: findCircles(between(graph, roomOf)),
      folders: findCircles(between(graph, dirname)),
      files: findCircles(graph),
    },
    walks: walk(tree),
    longFiles: longFiles(parsed),
  };
}
