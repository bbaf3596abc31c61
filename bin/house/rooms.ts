import { countLines, type ParsedFile } from "./parse.ts";
import type { SourceFile } from "./tree.ts";

/** Middle, 95th of a hundred, and largest. */
export type Spread = { readonly median: number; readonly p95: number; readonly most: number };

/** What is counted in a room: a top folder, or all tests together. Tests count only in `test`. */
export type Room = {
  readonly room: string;
  /** Of code. */
  readonly files: number;
  readonly lines: number;
  readonly cssFiles: number;
  readonly cssLines: number;
  readonly contentLines: number;
  readonly fileLines: Spread;
  readonly functionLines: Spread;
  /** Of the lines of code, those with a comment, in per cent. */
  readonly commentShare: number;
  readonly nonNull: number;
};

export type LongFile = { readonly path: string; readonly lines: number; readonly limit: number };

export const isCode = (path: string) => /\.(tsx?|mts|mjs)$/.test(path);
const isTest = (path: string) => /^test\/|\.(test|spec)\.tsx?$/.test(path);

/** `app` for app/root.tsx, `test` for every test wherever it lies, `(root)` for vite.config.ts. */
export function roomOf(path: string): string {
  if (isTest(path)) return "test";
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : "(root)";
}

/** Spread of numbers by rank; zeros for none. */
function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function measureRoom(
  room: string,
  tree: readonly SourceFile[],
  parsed: readonly ParsedFile[],
): Room {
  const sheets = tree.filter(({ path }) => path.endsWith(".css"));
  const words = tree.filter(({ path }) => /^content\/.*\.(ya?ml|md)$/.test(path));
  const lines = sum(parsed.map((file) => file.lines));
  return {
    room,
    files: parsed.length,
    lines,
    cssFiles: sheets.length,
    cssLines: sum(sheets.map(({ text }) => countLines(text))),
    contentLines: sum(words.map(({ text }) => countLines(text))),
    fileLines: spreadOf(parsed.map((file) => file.lines)),
    functionLines: spreadOf(parsed.flatMap(({ functions }) => functions)),
    commentShare: lines === 0 ? 0 : (100 * sum(parsed.map((file) => file.commentLines))) / lines,
    nonNull: sum(parsed.map(({ nonNull }) => nonNull)),
  };
}

/** Every room by its name, then all source without the painter and without tests. */
export function measureRooms(tree: readonly SourceFile[], parsed: readonly ParsedFile[]): Room[] {
  const countable = tree.filter(({ path }) => isCode(path) || /\.css$|^content\//.test(path));
  const names = [...new Set(countable.map(({ path }) => roomOf(path)))].toSorted();
  const measure = (room: string, isIn: (path: string) => boolean) =>
    measureRoom(
      room,
      countable.filter(({ path }) => isIn(path)),
      parsed.filter(({ path }) => isIn(path)),
    );
  return [
    ...names.map((name) => measure(name, (path) => roomOf(path) === name)),
    measure("all but painter and tests", (path) => !["painter", "test"].includes(roomOf(path))),
  ];
}

/** How long a file of code may be, in lines (the plan: pages 150, modules 250, the painter 300, tests 400). */
function limitOf(path: string): number {
  if (isTest(path)) return 400;
  if (roomOf(path) === "painter") return 300;
  return path.startsWith("app/pages/") && path.endsWith(".tsx") ? 150 : 250;
}

/** Files above their limit, the longest first. */
export function longFiles(parsed: readonly ParsedFile[]): LongFile[] {
  return parsed
    .map(({ path, lines }) => ({ path, lines, limit: limitOf(path) }))
    .filter(({ lines, limit }) => lines > limit)
    .toSorted((a, b) => b.lines - a.lines);
}
