import type { z } from "zod";
import { moduleName } from "#domain/addresses.ts";
import { claimFaults, draftFaults } from "./claims.ts";
import { parseIssues, parsePosts } from "./parse-written.ts";
import { type ContentFiles, readYaml } from "./content-files.ts";
import type { Content } from "./load.ts";
import { fillComputedFacts } from "./computed-facts.ts";
import { ContentFaults, faultsOf, type Fault } from "./fault.ts";
import { labelFaults } from "./label-faults.ts";
import { newsFaults } from "./purposes.ts";
import { repeatedIds, repeatedSlots, checkReferences } from "./references.ts";
import { pageSchemas } from "./pages.ts";
import { redirectFaults } from "./redirects.ts";
import { documentSchemas } from "./schema/documents.ts";
import { factsFile } from "./schema/facts.ts";
import { givingFile } from "./schema/giving.ts";
import { mail, ownMails } from "./schema/mails.ts";
import { linksFile, type Link } from "./schema/links.ts";
import { listSchemas } from "./schema/lists.ts";
import { pressKitFile } from "./schema/press-kit.ts";
import { photographFile, scenesFile } from "./schema/scenes.ts";
import { siteFile } from "./schema/site.ts";
import { uiFile } from "./schema/ui.ts";

const mailsFolder = "content/emails/";

const folders = { pages: pageSchemas, lists: listSchemas, documents: documentSchemas };

const pathOf = (folder: string, key: string) => `content/${folder}/${moduleName(key)}.yaml`;

const inFolder = (files: Readonly<Record<string, unknown>>, folder: string): string[] =>
  Object.keys(files).filter((file) => file.startsWith(folder) && file.endsWith(".yaml"));

export function schemasFor(files: ContentFiles): Record<string, z.ZodType> {
  const mails = inFolder(files, mailsFolder);
  const own: Readonly<Record<string, z.ZodType>> = ownMails;
  return {
    "content/site.yaml": siteFile,
    "content/facts.yaml": factsFile,
    "content/links.yaml": linksFile,
    "content/ui.yaml": uiFile,
    "content/giving.yaml": givingFile,
    "content/press-kit.yaml": pressKitFile,
    ...Object.fromEntries(mails.map((file) => [file, own[mailName(file)] ?? mail])),
    ...Object.fromEntries(
      Object.entries(folders).flatMap(([folder, schemas]) =>
        Object.entries(schemas).map(([key, schema]) => [pathOf(folder, key), schema]),
      ),
    ),
    ...Object.fromEntries(inFolder(files, "content/scenes/").map((file) => [file, scenesFile])),
    ...Object.fromEntries(
      inFolder(files, "content/pictures/").map((file) => [file, photographFile]),
    ),
  };
}

const mailName = (file: string) => file.slice(mailsFolder.length, -".yaml".length);

/** Files that name others and are named by none: their own faults hide no fault of what they name. */
const namesOthers = /^content\/(?:pages\/(?!donate)|blog\/|newsletter\/)/;

/**
 * Parses and validates the files of content/, including references between them.
 * @param files path from the project's root (`content/pages/home.yaml`) → text
 */
export function parseContent(files: ContentFiles): { content: Content } | { faults: Fault[] } {
  const { parsed, faults } = parseFiles(files);
  const { posts, faults: ofPosts } = parsePosts(files);
  const { issues, faults: ofIssues } = parseIssues(files);
  faults.push(...ofPosts, ...ofIssues);
  if (faults.some(({ file }) => !namesOthers.test(file))) return { faults };
  const content = assemble(parsed, { posts, issues });
  const articles = posts.map(({ bodies: _bodies, ...post }) => [
    `content/blog/${post.id}/post.yaml`,
    post,
  ]);
  const bodies = Object.fromEntries(
    Object.entries(files).filter(([file]) => /\/\w\w\.md$/.test(file)),
  );
  const joined = [
    ...checkReferences(content, { ...parsed, ...Object.fromEntries(articles), ...bodies }),
    ...Object.entries(parsed).flatMap(([file, value]) => draftFaults(file, value)),
    ...repeatedIds(parsed),
    ...repeatedSlots(parsed),
    ...redirectFaults(content),
    ...newsFaults(content),
    ...labelFaults(content.ui),
    ...claimFaults(content, { ...parsed, ...bodies }),
  ];
  const known = new Set(faults.map(({ file, field }) => field && `${file} ${field}`));
  faults.push(...joined.filter(({ file, field }) => !field || !known.has(`${file} ${field}`)));
  return faults.length > 0 ? { faults } : { content };
}

/**
 * Like `parseContent`.
 * @throws ContentFaults naming every fault
 */
export function requireContent(files: ContentFiles): Content {
  const parsed = parseContent(files);
  if ("faults" in parsed) throw new ContentFaults(parsed.faults);
  return parsed.content;
}

const factsPath = "content/facts.yaml";

function eventsIn(files: ContentFiles): unknown {
  const path = "content/lists/events.yaml";
  const yaml = readYaml(path, files[path] ?? "");
  return "value" in yaml ? yaml.value : null;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Restores the order of keys as in the file: zod puts known keys first, but the register of figures is shown in the
 * file's order. Keys that the schema added come last.
 */
function inWrittenOrder(written: unknown, checked: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(checked)) {
    return checked.map((item, at) => inWrittenOrder(written[at], item));
  }
  if (!isGroup(written) || !isGroup(checked)) return checked;
  const names = new Set([...Object.keys(written), ...Object.keys(checked)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(checked, name))
      .map((name) => [name, inWrittenOrder(written[name], checked[name])]),
  );
}

/** Cache of validated values by unvalidated value (`readYaml` caches too): an edit validates only the changed file. */
const checked = new WeakMap<object, unknown>();

/** Validates each file, and reports files without a schema. */
function parseFiles(files: ContentFiles) {
  const faults: Fault[] = [];
  const parsed: Record<string, unknown> = {};
  const schemas = schemasFor(files);
  for (const [file, schema] of Object.entries(schemas)) {
    const text = files[file];
    if (text === undefined) {
      faults.push({ file, field: "", expected: "a file", found: "nothing" });
      continue;
    }
    const yaml = readYaml(file, text);
    if ("faults" in yaml) {
      faults.push(...yaml.faults);
      continue;
    }
    const value = file === factsPath ? fillComputedFacts(yaml.value, eventsIn(files)) : yaml.value;
    const known = checked.get(value as object);
    const result = known ? null : schema.safeParse(value);
    if (result?.error) faults.push(...faultsOf(file, value, result.error));
    parsed[file] = known ?? (result?.data ? inWrittenOrder(value, result.data) : value);
    if (result?.data) checked.set(value as object, parsed[file]);
  }
  for (const file of Object.keys(files)) {
    if (/^content\/(pages|lists|documents)\//.test(file) && !schemas[file]) {
      const expected = "a page, list or document the program knows";
      faults.push({ file, field: "", expected, found: "this file" });
    }
  }
  return { parsed, faults };
}

/** Arranges the validated files as `Content`; the cast is safe because the schemas checked the types. */
function assemble(
  parsed: Readonly<Record<string, unknown>>,
  written: Pick<Content, "posts" | "issues">,
): Content {
  const byKey = (folder: keyof typeof folders) =>
    Object.fromEntries(
      Object.keys(folders[folder]).map((key) => [key, parsed[pathOf(folder, key)]]),
    );
  const { frame, ...mails } = Object.fromEntries(
    inFolder(parsed, mailsFolder).map((file) => [mailName(file), parsed[file]]),
  );
  const pictures = "content/pictures/";
  return {
    site: parsed["content/site.yaml"],
    facts: parsed["content/facts.yaml"],
    links: (parsed["content/links.yaml"] as { links: Record<string, Link> }).links,
    ui: parsed["content/ui.yaml"],
    giving: parsed["content/giving.yaml"],
    pressKit: parsed["content/press-kit.yaml"],
    pages: byKey("pages"),
    lists: byKey("lists"),
    documents: byKey("documents"),
    mails: {
      frame,
      answer: mails["answer"],
      staffSubmission: mails["staff-submission"],
      staffDigest: mails["staff-digest"],
      byName: mails,
    },
    pictureWords: {
      drawings: Object.assign(
        {},
        ...inFolder(parsed, "content/scenes/").map((file) => parsed[file]),
      ),
      photographs: Object.fromEntries(
        inFolder(parsed, pictures).map((file) => [
          file.slice(pictures.length, -".yaml".length),
          parsed[file],
        ]),
      ),
    },
    ...written,
  } as Content;
}
