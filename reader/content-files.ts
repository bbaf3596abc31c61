import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";
import { parseDocument } from "yaml";
import type { Fault } from "./fault.ts";

/** Texts of content/ by path from the project's root: `content/pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

/** Names that begin with a dot are of editors and file systems: `.#about.yaml`. */
const isText = /(^|\/)[^./][^/]*\.yaml$|^(blog|newsletter)\/[^/]+\/[^./][^/]*\.md$/;

/** Folder of unpublished changes (editor/unpublished.ts), with the paths of content/; an empty file deletes one. */
export const waitingFolder = ".waiting";
/** True in the editor's preview, which shows unpublished changes and marks hidden sections. */
export const isPreview = process.env.HELD_BACK === "marked";

function textsIn(folder: string): ContentFiles {
  // `glob` takes ten times as long, and every command starts here.
  const names = readdirSync(join(folder, "content"), { recursive: true }) as string[];
  return Object.fromEntries(
    names
      .filter((name) => isText.test(name))
      .map((name) => `content/${name}`)
      .toSorted()
      .map((path) => [path, readText(join(folder, path))]),
  );
}

/** Stands in a text for letters that are not in UTF-8, and for a file that cannot be read. */
const unreadable = "\uFFFD";
/** The expectation that the fault of such a text names. */
export const whole = "a text in UTF-8 that this account may read";

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return unreadable;
  }
}

/** Replaces some texts. @param texts null or "" deletes one */
export function withTexts(files: ContentFiles, texts: Readonly<Record<string, string | null>>) {
  const all = Object.entries({ ...files, ...texts });
  return Object.fromEntries(
    all
      .filter((one): one is [string, string] => one[1] !== null && one[1] !== "")
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Reads all texts of content/: YAML, and Markdown of articles and issues of the newsletter.
 * @param root the folder that contains content/
 * @param isWaiting true to apply unpublished changes
 */
export function readContentFiles(root = projectRoot, isWaiting = isPreview): ContentFiles {
  const files = textsIn(root);
  const folder = join(root, waitingFolder);
  return isWaiting && existsSync(join(folder, "content"))
    ? withTexts(files, textsIn(folder))
    : files;
}

type Read = { readonly value: unknown } | { readonly faults: Fault[] };

const lastRead = new Map<string, { readonly text: string; readonly read: Read }>();

/** Parses YAML. The value is cached: do not change it. */
export function readYaml(file: string, text: string): Read {
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = parse(file, text);
  lastRead.set(file, { text, read });
  return read;
}

function parse(file: string, text: string): Read {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.includes(unreadable));
  const broken = `"${/.{0,30}\uFFFD.{0,30}/.exec(text)?.[0]}"`;
  if (at >= 0)
    return { faults: [{ file, field: `line ${at + 1}`, expected: whole, found: broken }] };
  const document = parseDocument(text);
  try {
    if (document.errors.length === 0) return { value: document.toJS() };
  } catch (error) {
    // An alias, such as `*Write*`, without its anchor.
    const found = (error as Error).message;
    return { faults: [{ file, field: "(the whole file)", expected: "YAML", found }] };
  }
  // One slip leads to dozens of errors behind it.
  const [first] = document.errors;
  const field = `line ${first?.linePos?.[0].line ?? "?"}`;
  const found = first?.message.replace(/\n[^]*/, "").replace(/ at line .*/, "") ?? "";
  return { faults: [{ file, field, expected: "YAML", found }] };
}
