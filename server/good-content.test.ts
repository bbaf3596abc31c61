import { mkdirSync, readFileSync, rmdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { expect, test, vi } from "vitest";
import type { Fault } from "#reader/fault.ts";
import { loadedContent, useParsed, type Content } from "#reader/load.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { contentFingerprint } from "./content-watch.ts";
import { loadContent } from "./good-content.ts";
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

test("the last good content outlasts a reported fault, even at the start of a site", async () => {
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
  expect(await loadContent(from)).toContain(about);
  expect(titleOf()).toBe("Another title");
});

test("unreadable files and editors' locks hinder no reading of the content", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content/pages/about.yaml"), { recursive: true });
  symlinkSync("nobody", join(root, "content/pages/.#team.yaml"));
  expect(readContentFiles(root)).toEqual({ [about]: "\uFFFD" });
  symlinkSync("loop.jpg", join(root, "content/loop.jpg"));
  symlinkSync("..", join(root, "content/pages/up"));
  expect(contentFingerprint(root)).toMatch(/^content\/loop.jpg .*\ncontent\/pages\/about.yaml .*$/);
});

test("faults of photographs, prepared with good content alone, hold no text back", async () => {
  const { from, write, text } = edited();
  expect(await loadContent(from)).toBeNull();
  const title = titleOf();
  const fault = { file: "IMG_1.jpg", field: "", expected: "a slot", found: "IMG_1" };
  const given: unknown[] = [];
  const prepareBroken = async ({ pages }: Content, mayCut: boolean) => {
    given.push(pages.about.head.title.en, mayCut);
    return [fault];
  };
  const broken = { ...from, prepare: prepareBroken };
  write("nonsense: 1\n");
  expect(await loadContent(broken)).toMatch(new RegExp(`${about}[^]*${fault.file}`));
  expect(given).toEqual([title, false]);
  write(text.replace(title, "Another title"));
  expect(await loadContent(broken)).toContain(fault.file);
  expect(await loadContent(broken)).toContain(fault.file);
  expect(titleOf()).toBe("Another title");
});

test("good content is used although it cannot be saved", async () => {
  const { from, write, text } = edited();
  expect(await loadContent(from)).toBeNull();
  const part = `${from.file}.${process.pid}`;
  mkdirSync(part);
  const changed = text.replace(titleOf(), "Not saved");
  write(changed);
  expect(await loadContent(from)).toBeNull();
  write("nonsense: 1\n");
  expect(await loadContent(from)).toContain(about);
  expect(titleOf()).toBe("Not saved");
  rmdirSync(part);
  write(changed);
  expect(await loadContent(from)).toBeNull();
  expect(deserialize(readFileSync(from.file)).files[about]).toBe(changed);
  write(text);
  expect(await loadContent(from)).toBeNull();
});

const labels = "content/ui.yaml";

test("a fault after an update leaves the texts of the build before, with the labels of this one", async () => {
  const { from, write, text } = edited();
  const files = from.read();
  const build = "another";
  const fewer = files[labels]!.replace(/^search:\n(?: .*\n)+/m, "");
  const earlier = { ...files, [labels]: fewer, [about]: text.replace(titleOf(), "Before") };
  writeFileSync(from.file, serialize({ files: earlier, content: null, build }));
  write("nonsense: 1\n");
  expect(await loadContent(from)).toContain(about);
  expect(titleOf()).toBe("Before");
});

test("content is saved under the build that parsed it, also while another takes its place", async () => {
  const { from } = edited();
  const thread = join(temporaryFolder(), "thread.js");
  writeFileSync(thread, "old");
  vi.resetModules();
  vi.doMock("./built.ts", () => ({ built: { thread } }));
  const { loadContent: load } = await import("./good-content.ts");
  writeFileSync(thread, "a newer build");
  await load(from);
  vi.doUnmock("./built.ts");
  expect(deserialize(readFileSync(from.file)).build).toMatch(/^3 /);
});

test("a site that never had good content does not open", async () => {
  const { from, write } = edited();
  write("nonsense: 1\n");
  await expect(loadContent(from)).rejects.toThrow(about);
});
