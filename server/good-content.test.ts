import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentFaults } from "#reader/fault.ts";
import { loadedContent, useParsed } from "#reader/load.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { loadContent, loadContentAtStart } from "./good-content.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const prepare = () => Promise.resolve();
const about = "content/pages/about.yaml";

/** Content that is edited, and a place to save the last good version. */
function edited() {
  const folder = temporaryFolder();
  let files = readContentFiles();
  const from = { file: join(folder, "good.json"), read: () => files, prepare };
  const write = (text: string) => (files = { ...files, [about]: text });
  return { from, write, text: files[about] ?? "" };
}
const titleOf = () => loadedContent().content.pages.about.head.title.en;

test("a fault is reported by file, and the last good content stays in use, also when a site starts", async () => {
  const { from, write, text } = edited();
  expect(await loadContent(from)).toBeNull();
  const [first, before] = [loadedContent().content, titleOf()];
  write("nonsense: 1\n");
  expect(await loadContent(from)).toContain(about);
  expect(titleOf()).toBe(before);
  write(text.replace(before, "Another title"));
  expect(await loadContent(from)).toBeNull();
  expect(titleOf()).toBe("Another title");
  write("nonsense: 1\n");
  useParsed(first);
  expect(await loadContentAtStart(from)).toContain(about);
  expect(titleOf()).toBe("Another title");
});

test("a photograph's fault is reported when a site starts, which then serves its good content", async () => {
  const { from } = edited();
  expect(await loadContent(from)).toBeNull();
  const { content } = loadedContent();
  const fault = { file: "IMG_1.jpg", field: "", expected: "a slot", found: "IMG_1" };
  const prepareBroken = () => Promise.reject(new ContentFaults([fault]));
  expect(await loadContentAtStart({ ...from, prepare: prepareBroken })).toContain(fault.file);
  expect(loadedContent().content, "read again from the file").not.toBe(content);
});

test("good content is used although it cannot be saved", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "no-folder"), "");
  const from = { file: join(folder, "no-folder/good.json"), read: readContentFiles, prepare };
  expect(await loadContent(from)).toBeNull();
  expect(await loadContentAtStart(from)).toBeNull();
});

test("a site that never had good content does not open", async () => {
  const { from, write } = edited();
  write("nonsense: 1\n");
  await expect(loadContentAtStart(from)).rejects.toThrow(about);
});
