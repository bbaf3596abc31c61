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
import { writtenOrigin, WrittenDocuments } from "./write-documents.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lwh-documents-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const words = (text: string) => `<p>${text} https://site.invalid/`.repeat(100);
const at = (...path: string[]) => join(folder, ...path);

function page(name: string, text: string): void {
  mkdirSync(at("client", name), { recursive: true });
  writeFileSync(at("client", name, "index.html"), words(text));
}

/** All of the client's documents, as they are sent under an address. */
async function write(name: string, siteUrl: string): Promise<void> {
  const documents = WrittenDocuments.open(at(name), siteUrl);
  await documents.putAll(at("client"));
  await documents.close();
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
  await write("settled", "https://example.org");
  const untouched = statSync(at("settled/team/index.html.br")).mtimeMs;
  page("about", "another word");
  page("new", "new");
  rmSync(at("client/gone"), { recursive: true });
  await write("settled", "https://example.org");
  await write("clean", "https://example.org");
  expect(all("settled")).toEqual(all("clean"));
  expect(Object.keys(all("clean"))).toContain("/about/index.html.br");
  expect(statSync(at("settled/team/index.html.br")).mtimeMs).toBe(untouched);
});

test("nothing is kept of another address, or of a run that was interrupted", async () => {
  page("about", "about");
  await write("settled", "https://example.com");
  await write("settled", "https://example.org");
  const right = all("settled");
  rmSync(at("settled/.origin"));
  writeFileSync(at("settled/about/index.html.br"), "half of it");
  await write("settled", "https://example.org");
  expect(all("settled")).toEqual(right);
});

test("what is written while pages are drawn is what is written afterwards, and is not served before all of it is there", async () => {
  for (const name of ["about", "team"]) page(name, name);
  await write("afterwards", "https://example.org");
  const documents = WrittenDocuments.open(at("meanwhile"), "https://example.org");
  const names = ["about/index.html", "team/index.html", "about/index.html"];
  for (const name of names) await documents.put(name, readFileSync(at("client", name), "utf8"));
  expect(writtenOrigin(at("meanwhile"))).toBeNull();
  expect(await documents.close()).toBe(2);
  expect(all("meanwhile")).toEqual(all("afterwards"));
});
