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

async function build(): Promise<void> {
  await freshness.markFresh(await freshness.take());
}

test("a site that was never built is built", async () => {
  expect(await freshness.isFresh()).toBe(false);
});

test("a site in which nothing changed is not built again", async () => {
  await build();
  expect(await freshness.isFresh()).toBe(true);
});

test("a changed word, a new file and a removed file each ask for a build", async () => {
  await build();
  await writeFile(join(root, "content/site.yaml"), "name: Largo Camino\n");
  expect(await freshness.isFresh()).toBe(false);
  await build();
  await writeFile(join(root, "content/links.yaml"), "");
  expect(await freshness.isFresh()).toBe(false);
  await build();
  await rm(join(root, "content/links.yaml"));
  expect(await freshness.isFresh()).toBe(false);
});

test("a changed way of drawing and a changed part of the bundler ask for a build", async () => {
  for (const file of [
    "painter/src/drawing/encode.ts",
    "bin/fonts/typeset.ts",
    "vite/pictures.ts",
  ]) {
    await build();
    await mkdir(join(root, file, ".."), { recursive: true });
    await writeFile(join(root, file), "export {};");
    expect(await freshness.isFresh(), file).toBe(false);
  }
});

test("a checkout that only touches files asks for nothing", async () => {
  await build();
  await utimes(join(root, "content/site.yaml"), new Date(), new Date(1_000_000));
  expect(await freshness.isFresh()).toBe(true);
});

test("what a build does not depend on asks for nothing", async () => {
  await build();
  await writeFile(join(root, "README.md"), "words");
  await writeFile(join(root, "content/site.test.ts"), "test");
  expect(await freshness.isFresh()).toBe(true);
});

test("a file that is saved while the site is being built asks for another build", async () => {
  const stamp = await freshness.take();
  await writeFile(join(root, "content/site.yaml"), "name: Largo Camino\n");
  await freshness.markFresh(stamp);
  expect(await freshness.isFresh()).toBe(false);
});

test("a build that was interrupted is not taken for a whole one", async () => {
  await build();
  await freshness.markStale();
  expect(await freshness.isFresh()).toBe(false);
});

test("after an edit of words the program is still the one that was built; after any other it is not", async () => {
  expect(await freshness.isSameProgram()).toBe(false);
  await build();
  await writeFile(join(root, "content/site.yaml"), "name: Largo Camino\n");
  expect(await freshness.isSameProgram()).toBe(true);
  await mkdir(join(root, "server"));
  await writeFile(join(root, "server/main.ts"), "export {};");
  expect(await freshness.isSameProgram()).toBe(false);
});

test("a build that was begun and did not end is of no use", async () => {
  await build();
  await freshness.markStale();
  expect(await freshness.isSameProgram()).toBe(false);
});
