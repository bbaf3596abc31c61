import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { GoodContent } from "./good-content.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const prepared = () => Promise.resolve();
const about = "content/pages/about.yaml";

/** Content that is edited, and a place to save the last good version. */
function edited() {
  const folder = temporaryFolder();
  let files = readContentFiles();
  const open = () => new GoodContent(join(folder, "good.json"), () => files, prepared);
  const write = (text: string) => (files = { ...files, [about]: text });
  return { open, write, text: files[about] ?? "" };
}
const titleOf = () => loadedContent().content.pages.about.head.title.en;

test("a fault is reported by file, and the last good content stays in use", async () => {
  const { open, write, text } = edited();
  const content = open();
  expect(await content.load()).toBeNull();
  const before = titleOf();
  write("nonsense: 1\n");
  expect(await content.load()).toContain(about);
  expect(titleOf()).toBe(before);
  write(text.replace(before, "Another title"));
  expect(await content.load()).toBeNull();
  expect(titleOf()).toBe("Another title");
});

test("a site that starts with a fault opens with the last good content", async () => {
  const { open, write, text } = edited();
  await open().load();
  write(text.replace(titleOf(), "A good title"));
  await open().load();
  write("nonsense: 1\n");
  expect(await open().loadAtStart()).toContain(about);
  expect(titleOf()).toBe("A good title");
});

test("good content is used although it cannot be saved", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "no-folder"), "");
  const file = join(folder, "no-folder/good.json");
  const content = new GoodContent(file, readContentFiles, prepared);
  expect(await content.load()).toBeNull();
  expect(await content.loadAtStart()).toBeNull();
});

test("a site that never had good content does not open", async () => {
  const { open, write } = edited();
  write("nonsense: 1\n");
  await expect(open().loadAtStart()).rejects.toThrow(about);
});
