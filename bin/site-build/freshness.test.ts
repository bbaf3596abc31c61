import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Freshness } from "./freshness.ts";

let root: string;
let freshness: Freshness;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lwh-freshness-"));
  await mkdir(join(root, "content"));
  await writeFile(join(root, "content/site.yaml"), "name: Long Way Home\n");
  freshness = new Freshness(root, join(root, "build/stamp.json"));
});
afterEach(() => rm(root, { recursive: true }));

const build = () => freshness.markFresh(freshness.take());

test("a site that was never built is built", async () => {
  expect(freshness.isFresh()).toBe(false);
});

test("a site in which nothing changed is not built again", async () => {
  build();
  expect(freshness.isFresh()).toBe(true);
});

test("a changed word, a new file and a removed file each ask for a build", async () => {
  build();
  await writeFile(join(root, "content/site.yaml"), "name: Largo Camino\n");
  expect(freshness.isFresh()).toBe(false);
  build();
  await writeFile(join(root, "content/links.yaml"), "");
  expect(freshness.isFresh()).toBe(false);
  build();
  await rm(join(root, "content/links.yaml"));
  expect(freshness.isFresh()).toBe(false);
});

test("a changed way of drawing and a changed part of the bundler ask for a build", async () => {
  for (const file of [
    "painter/src/drawing/encode.ts",
    "bin/fonts/typeset.ts",
    "vite/pictures.ts",
  ]) {
    build();
    await mkdir(join(root, file, ".."), { recursive: true });
    await writeFile(join(root, file), "export {};");
    expect(freshness.isFresh(), file).toBe(false);
  }
});

test("a checkout that only touches files asks for nothing", async () => {
  build();
  await utimes(join(root, "content/site.yaml"), new Date(), new Date(1_000_000));
  expect(freshness.isFresh()).toBe(true);
});

test("what a build does not depend on asks for nothing", async () => {
  build();
  await writeFile(join(root, "README.md"), "words");
  await writeFile(join(root, "content/site.test.ts"), "test");
  expect(freshness.isFresh()).toBe(true);
});

test("a file that is saved while the site is being built asks for another build", async () => {
  const stamp = freshness.take();
  await writeFile(join(root, "content/site.yaml"), "name: Largo Camino\n");
  freshness.markFresh(stamp);
  expect(freshness.isFresh()).toBe(false);
});

test("a build that was interrupted is not taken for a whole one", async () => {
  build();
  freshness.markStale();
  expect(freshness.isFresh()).toBe(false);
});

test("after an edit of words the program is still the one that was built; after any other it is not", async () => {
  expect(freshness.isSameProgram()).toBe(false);
  build();
  await writeFile(join(root, "content/site.yaml"), "name: Largo Camino\n");
  expect(freshness.isSameProgram()).toBe(true);
  await mkdir(join(root, "server"));
  await writeFile(join(root, "server/main.ts"), "export {};");
  expect(freshness.isSameProgram()).toBe(false);
});

test("a build that was begun and did not end is of no use", async () => {
  build();
  freshness.markStale();
  expect(freshness.isSameProgram()).toBe(false);
});
