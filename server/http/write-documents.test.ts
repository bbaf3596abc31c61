import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeDocuments } from "./write-documents.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lwh-documents-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const words = (text: string) => `<p>${text} https://site.invalid/`.repeat(100);
const at = (...path: string[]) => join(folder, ...path);

function page(name: string, text: string): void {
  mkdirSync(at("client", name), { recursive: true });
  writeFileSync(at("client", name, "index.html"), words(text));
}

/** Every file of a folder with its bytes. */
function all(name: string): Record<string, string> {
  const entries = readdirSync(at(name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [path.slice(at(name).length), readFileSync(path, "base64")];
    }),
  );
}

test("after an edit the documents are those of a clean build, byte for byte, and the rest was left alone", async () => {
  for (const name of ["about", "team", "gone"]) page(name, name);
  await writeDocuments(at("client"), at("settled"), "https://example.org");
  const untouched = statSync(at("settled/team/index.html.br")).mtimeMs;
  page("about", "another word");
  page("new", "new");
  rmSync(at("client/gone"), { recursive: true });
  await writeDocuments(at("client"), at("settled"), "https://example.org");
  await writeDocuments(at("client"), at("clean"), "https://example.org");
  expect(all("settled")).toEqual(all("clean"));
  expect(Object.keys(all("clean"))).toContain("/about/index.html.br");
  expect(statSync(at("settled/team/index.html.br")).mtimeMs).toBe(untouched);
});

test("nothing is kept of another address, or of a run that was interrupted", async () => {
  page("about", "about");
  await writeDocuments(at("client"), at("settled"), "https://example.com");
  await writeDocuments(at("client"), at("settled"), "https://example.org");
  const right = all("settled");
  rmSync(at("settled/.origin"));
  writeFileSync(at("settled/about/index.html.br"), "half of it");
  await writeDocuments(at("client"), at("settled"), "https://example.org");
  expect(all("settled")).toEqual(right);
});
