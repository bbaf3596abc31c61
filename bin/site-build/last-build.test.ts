import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LastBuild } from "./last-build.ts";

let folder: string;
let last: LastBuild;
const at = (name: string) => join(folder, "assets", name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lwh-last-"));
  mkdirSync(at(""));
  last = new LastBuild(join(folder, "assets"), join(folder, "last"), /\.js(\.br)?$/);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build that leaves these files, in the place of those of the one before when it makes all of it anew. */
function build(names: readonly string[], isAnew = true): void {
  last.clear();
  if (isAnew) rmSync(at(""), { recursive: true });
  for (const name of names) {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), name);
  }
  last.keep();
}

const there = (...names: string[]) => names.filter((name) => existsSync(at(name)));

test("what only open pages of the last build ask for is there for one more build", () => {
  build(["one.js", "one.js.br", "share/shared.js"]);
  build(["two.js", "share/shared.js"]);
  const all = ["one.js", "one.js.br", "two.js", "three.js", "share/shared.js"];
  expect(there(...all)).toEqual(["one.js", "one.js.br", "two.js", "share/shared.js"]);
  expect(readFileSync(at("one.js"), "utf8")).toBe("one.js");
  build(["three.js", "share/shared.js"]);
  expect(there(...all)).toEqual(["two.js", "three.js", "share/shared.js"]);
});

test("a build that makes only some of it anew keeps no older one than the last", () => {
  build(["one.js"]);
  build(["two.js"]);
  build(["state.js"], false);
  expect(there("one.js", "two.js", "state.js")).toEqual(["two.js", "state.js"]);
});

test("a build that fails leaves what open pages of the last build ask for", () => {
  build(["one.js"]);
  build(["two.js"]);
  last.clear();
  expect(there("one.js", "two.js")).toEqual(["two.js"]);
  last.giveBack();
  expect(there("one.js", "two.js")).toEqual(["one.js", "two.js"]);
  build(["three.js"]);
  expect(there("one.js", "two.js", "three.js")).toEqual(["two.js", "three.js"]);
});

test.each(["failed", "was killed"])(
  "what a build that %s has made anew stays with the next one",
  (how) => {
    build(["one.js"]);
    build(["two.js"]);
    last.clear();
    writeFileSync(at("one.js"), "made anew");
    if (how === "failed") last.giveBack();
    // The next one makes only what is not there.
    last.clear();
    expect(readFileSync(at("one.js"), "utf8")).toBe("made anew");
    last.keep();
    build(["three.js"]);
    expect(there("one.js", "two.js")).toEqual(["one.js", "two.js"]);
  },
);

test("what comes back is no file of the last build any more", () => {
  build(["one.js"]);
  build(["two.js"]);
  build(["one.js"]);
  build(["one.js"]);
  expect(there("one.js", "two.js")).toEqual(["one.js"]);
});

test("files that have one name for good are left alone", () => {
  build(["one.js", "manifest.json"]);
  build(["two.js"]);
  expect(there("manifest.json")).toEqual([]);
});
