import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { issueFiles } from "../test/fakes/newsletter-issues.ts";
import { plain } from "../test/sent-page.ts";
import { catalogueOf, formOfEntry, titleOf } from "./catalogue.ts";
import { choicesOf } from "./choices.ts";
import { fillIn, rebase } from "./fill-in.ts";
import { FormPage } from "./form/form-page.tsx";
import type { FormField, FormNode } from "./form-schema.ts";
import { patchYaml } from "./patch-yaml.ts";
import { valueIn } from "./save.ts";
import { entryName, getAt } from "./values.ts";
import { editorWords } from "./words.ts";

const files = { ...readContentFiles(), ...issueFiles };
const entries = catalogueOf(files);
const choices = choicesOf(files, "en");

/** One file of each form: files of one form are saved by the same code. */
const oneOfEach = [
  ...new Map(entries.map((entry) => [JSON.stringify(formOfEntry(entry)), entry])).values(),
];

/** The fields that a browser would submit. @param shown a field whose entry is open */
function sentOf(path: string, form: FormNode, value: unknown, shown: string | null) {
  const opened = { path, form, value, shelf: "site", preview: "/", version: "1" } as const;
  const none = { base: value, version: "1", past: [], faults: [], note: null, shown };
  const edited = { opened: { ...opened, stale: [], waits: null }, value, ...none };
  const drawn = { edited, choices, language: "en", photograph: form } as const;
  const [, page = ""] = renderToStaticMarkup(createElement(FormPage, drawn)).split('class="form"');
  const html = page.split("<dialog")[0]!;
  // Entries of lists are hidden by one button; none adds the field `hidden` as well.
  expect(html).not.toMatch(/\d,&quot;hidden&quot;\],false/);
  const sent: [string, string][] = [];
  for (const [whole, tag, , inner = ""] of html.matchAll(
    /(<input\b[^>]*>)|<(textarea|select)\b[^>]*>([^]*?)<\/\2>/g,
  )) {
    const own = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(whole)?.[1];
    const name = own("name");
    const isOff = tag?.includes('type="checkbox"') && !tag.includes(" checked");
    const chosen = /<option value="([^"]*)" selected/.exec(inner)?.[1];
    const text = whole.startsWith("<textarea") ? inner.replace(/^\n/, "") : undefined;
    if (name && !isOff) sent.push([name, plain(text ?? chosen ?? (tag && own("value")) ?? "")]);
  }
  return sent;
}

const isWords = (path: string) => /\/(post|issue)\.yaml$/.test(path);

test.each(oneOfEach)("$path is read back as its form shows it", (entry) => {
  const { path } = entry;
  const form = formOfEntry(entry);
  const value = valueIn(path, files);
  const first = form.kind === "group" ? Object.entries(value as object)[0] : null;
  // Only one entry of a record is rendered: there may be hundreds.
  const key = first && Object.keys(first[1] as object)[0];
  const sent = sentOf(path, form, value, key ? `${first[0]}.${key}` : null);
  expect(fillIn(form, value, new URLSearchParams(sent))).toEqual(value);
  const text = files[path]!;
  expect(patchYaml(text, isWords(path) ? parse(text) : value)).toBe(text);
  if (isWords(path)) return;
  const texts = sent.flatMap(([name, one], at) => (/\.(en|es)$/.test(name) && one ? [at] : []));
  const at = texts[Math.floor(texts.length / 2)];
  if (at === undefined) return;
  const typed = sent.with(at, [sent[at]![0], `${sent[at]![1]} changed`]);
  const wanted = fillIn(form, value, new URLSearchParams(typed));
  const patched = patchYaml(text, wanted);
  expect(parse(patched)).toEqual(wanted);
  const [old, now] = [text.split("\n"), patched.split("\n")];
  expect(now).toHaveLength(old.length);
  const changed = old.filter((line, place) => line !== now[place]);
  expect(changed, sent[at]![0]).toHaveLength(1);
});

function fieldNames(node: FormNode, value?: unknown): string[] {
  if (node.kind === "nullable") return fieldNames(node.value, value);
  if (node.kind === "group") {
    const namesOf = ({ name, node: one }: FormField) => fieldNames(one, getAt(value, [name]));
    return node.fields.flatMap((field) => [field.name, ...namesOf(field)]);
  }
  const keys = node.kind === "record" ? Object.keys(value ?? {}) : [];
  const unnamed = keys.filter((name) => !entryName(getAt(value, [name]), "es"));
  if ("item" in node) return [...unnamed, ...fieldNames(node.item)];
  const variants = "blocks" in node ? node.blocks : "shapes" in node ? node.shapes : [];
  return variants.flatMap((variant) => fieldNames(variant.node));
}

test("every field and unnamed entry has a name in both languages", () => {
  const { fields } = editorWords["es"];
  const names = entries.flatMap((entry) =>
    fieldNames(formOfEntry(entry), valueIn(entry.path, files)),
  );
  expect([...new Set(names)].filter((name) => !fields[name])).toEqual([]);
});

test("every file has a Spanish name, unlike the others of its shelf", () => {
  const names = entries.map(({ path, shelf }) => ({ path, shelf, ...titleOf(files, path) }));
  expect(names.filter(({ path, en, es }) => en === es && !path.endsWith("/blog.yaml"))).toEqual([]);
  expect(new Set(names.map(({ shelf, es }) => `${shelf}: ${es}`)).size).toBe(names.length);
});

test("every file of content/ that the site reads can be opened", () => {
  const opened = new Set(entries.map(({ path }) => path));
  const lost = Object.keys(files).filter(
    (path) => !opened.has(path) && !/^content\/(blog|newsletter)\/.*\.md$/.test(path),
  );
  expect(lost).toEqual([]);
});

test.each([
  ["b a", "a! b", "b a!"],
  ["a! b", "b a", "b a!"],
  ["c a b", "a b!", "c a b!"],
  ["b", "a b!", "b!"],
  ["b a!", "b! a", "b! a!"],
])("entries that became %s for others and %s here are %s together", (theirs, ours, together) => {
  const list = (text: string) =>
    text.split(" ").map((one) => ({ kind: one[0], ...(one[1] && { hidden: true }) }));
  expect(rebase(list("a b"), list(theirs), list(ours))).toEqual(list(together));
});
