import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { swap } from "./swap.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lwh-swap-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...path: string[]) => join(folder, ...path);

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

const published = () =>
  ["build/title", ".cache/fonts/letters"].map((file) => readFileSync(at("site", file), "utf8"));

function versions(): void {
  for (const [version, words] of [
    ["site", "old"],
    ["next", "new"],
  ]) {
    write(`${version}/build/title`, words!);
    write(`${version}/.cache/fonts/letters`, words!);
  }
  mkdirSync(at("next/node_modules/.links"), { recursive: true });
}
const swapAll = () => swap(at("site"), at("next"), at("before"), null);

test("the next version takes the place of the one before, and goes back", () => {
  versions();
  const goBack = swapAll();
  expect(published()).toEqual(["new", "new"]);
  goBack();
  expect(published()).toEqual(["old", "old"]);
});

test("when a part cannot be moved, those that were moved already are put back", () => {
  versions();
  // A file where a folder has to be: the second part has no place to go.
  rmSync(at("site/.cache"), { recursive: true });
  write("site/.cache", "no folder");
  expect(swapAll).toThrow("ENOTDIR");
  expect(readFileSync(at("site/build/title"), "utf8")).toBe("old");
});
