import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { GoodContent } from "./good-content.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const prepared = () => Promise.resolve();
const about = "content/pages/about.yaml";

/** Content that somebody edits, and the place where the last good one is kept. */
function edited() {
  const folder = temporaryFolder();
  let files = readContentFiles();
  const open = () => new GoodContent(join(folder, "good.json"), () => files, prepared);
  const write = (text: string) => (files = { ...files, [about]: text });
  return { open, write, text: files[about] ?? "" };
}
const titleOf = () => loadedContent().content.pages.about.head.title.en;

test("a fault is told by file, and the last good words stay", async () => {
  const { open, write, text } = edited();
  const content = open();
  expect(await content.take()).toBeNull();
  const before = titleOf();
  write("nonsense: 1\n");
  expect(await content.take()).toContain(about);
  expect(titleOf()).toBe(before);
  write(text.replace(before, "Another title"));
  expect(await content.take()).toBeNull();
  expect(titleOf()).toBe("Another title");
});

test("a site that is started with a fault opens with the last good words", async () => {
  const { open, write, text } = edited();
  await open().take();
  write(text.replace(titleOf(), "A good title"));
  await open().take();
  write("nonsense: 1\n");
  expect(await open().takeAtStart()).toContain(about);
  expect(titleOf()).toBe("A good title");
});

test("good words are used though no copy of them can be kept", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "no-folder"), "");
  const file = join(folder, "no-folder/good.json");
  const content = new GoodContent(file, readContentFiles, prepared);
  expect(await content.take()).toBeNull();
  expect(await content.takeAtStart()).toBeNull();
});

test("a site that never had good words does not open", async () => {
  const { open, write } = edited();
  write("nonsense: 1\n");
  await expect(open().takeAtStart()).rejects.toThrow(about);
});
