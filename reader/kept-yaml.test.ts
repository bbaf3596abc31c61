import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { keepYaml, keptYaml } from "./kept-yaml.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lwh-yaml-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, "made/yaml.json");
const kept = (...texts: string[]) =>
  new Map(texts.map((text, at) => [`${at}.yaml`, { text, value: parse(text) as unknown }]));

test("what was read is there again, in the same order, with the text it was read from", () => {
  const read = kept(
    "b: ~\na: [1, yes, 2.50, '2']\nc:\n  text: |\n    two\n    lines\n",
    "- 2026-05-18",
  );
  keepYaml(file(), read);
  expect([...keptYaml(file())]).toEqual([...read]);
});

test("a value that would come back as another is not kept", () => {
  keepYaml(file(), kept("most: .inf", "least: 1"));
  expect([...keptYaml(file()).keys()]).toEqual(["1.yaml"]);
});

test("what is not there, was cut off or comes of another parser is nothing", () => {
  expect(keptYaml(file()).size).toBe(0);
  keepYaml(file(), kept("a: 1"));
  const text = readFileSync(file(), "utf8");
  writeFileSync(file(), text.slice(0, -3));
  expect(keptYaml(file()).size).toBe(0);
  writeFileSync(file(), text.replace(/"parser":"[^"]+"/, '"parser":"0.0.1"'));
  expect(keptYaml(file()).size).toBe(0);
});
