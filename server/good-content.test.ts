import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadedContent } from "#reader/load.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { GoodContent } from "./good-content.ts";

const about = "content/pages/about.yaml";

/** Content that somebody edits, and the place where the last good one is kept. */
function edited() {
  const folder = mkdtempSync(join(tmpdir(), "lwh-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let files = readContentFiles();
  const open = () => new GoodContent(join(folder, "good.json"), () => files);
  const write = (text: string) => (files = { ...files, [about]: text });
  return { open, write, text: files[about] ?? "" };
}
const titleOf = () => loadedContent().content.pages.about.head.title.en;

test("a fault is told by file, and the last good words stay", () => {
  const { open, write, text } = edited();
  const content = open();
  expect(content.take()).toBeNull();
  const before = titleOf();
  write("nonsense: 1\n");
  expect(content.take()).toContain(about);
  expect(titleOf()).toBe(before);
  write(text.replace(before, "Another title"));
  expect(content.take()).toBeNull();
  expect(titleOf()).toBe("Another title");
});

test("a site that is started with a fault opens with the last good words", () => {
  const { open, write, text } = edited();
  open().take();
  write(text.replace(titleOf(), "A good title"));
  open().take();
  write("nonsense: 1\n");
  expect(open().takeAtStart()).toContain(about);
  expect(titleOf()).toBe("A good title");
});

test("a site that never had good words does not open", () => {
  const { open, write } = edited();
  write("nonsense: 1\n");
  expect(() => open().takeAtStart()).toThrow(about);
});
