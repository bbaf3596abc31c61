import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fault } from "#reader/fault.ts";
import { loadedContent, useParsed, type Content } from "#reader/load.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { loadContent, loadContentAtStart } from "./good-content.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const prepare = async (): Promise<readonly Fault[]> => [];
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

test("photographs are prepared with good content, and their faults hold no text back", async () => {
  const { from, write, text } = edited();
  expect(await loadContent(from)).toBeNull();
  const title = titleOf();
  const fault = { file: "IMG_1.jpg", field: "", expected: "a slot", found: "IMG_1" };
  const titles: string[] = [];
  const prepareBroken = async ({ pages }: Content) => {
    titles.push(pages.about.head.title.en);
    return [fault];
  };
  const broken = { ...from, prepare: prepareBroken };
  write("nonsense: 1\n");
  expect(await loadContent(broken)).toMatch(new RegExp(`${about}[^]*${fault.file}`));
  expect(titles).toEqual([title]);
  write(text.replace(title, "Another title"));
  expect(await loadContent(broken)).toContain(fault.file);
  expect(await loadContentAtStart(broken)).toContain(fault.file);
  expect(titleOf()).toBe("Another title");
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
