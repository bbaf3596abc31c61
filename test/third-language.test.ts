import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { parseDocument, visit } from "yaml";
import { createRoutesStub } from "react-router";
import { LanguageSwitch } from "#app/components/shell/language-switch.tsx";
import { BlockList } from "#app/components/blocks/block-list.tsx";
import { LanguageProvider } from "#app/language/labels.tsx";
import { loader as sitemap } from "#app/resources/sitemap.ts";
import { addressOf, languageOf, twinOf, type Language } from "#domain/language/language.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { labelsOf, reader } from "#reader/content.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { loadedContent, useContent } from "#reader/load.ts";
import { missingLines, missingTexts } from "#reader/missing-texts.ts";
import { parseContent } from "#reader/parse.ts";
import { pair } from "#reader/schema/pair.ts";
import { formOf } from "../editor/form-schema.ts";
import type { LanguageRow } from "#domain/language/rows.ts";

/** The row that somebody would add: no language that is spoken, so that nobody takes its words for real ones. */
vi.mock("#domain/language/rows.ts", async (original) => {
  const { languageRows } = await original<typeof import("#domain/language/rows.ts")>();
  const tst: LanguageRow = {
    name: "Test",
    prefix: "/tst",
    locale: "es-GT",
    openGraph: "es_GT",
    isWhole: false,
  };
  return { languageRows: { ...languageRows, tst } };
});

const tst = "tst" as Language;
const page = "content/pages/green-building-workshop.yaml";
const said = (english: string) => `tst ${english}`;
const asItStands = readContentFiles();
const stepsOf = (of: ReturnType<typeof loadedContent>) =>
  of.content.pages.greenBuildingWorkshop.sections.find((block) => block.kind === "steps")!;

/** The page with all its texts in the third language, but for the second step. */
function withThird(): ContentFiles {
  const document = parseDocument(asItStands[page]!);
  visit(document, {
    Map(_, node) {
      if (node.has("en") && node.has("es")) node.set("tst", said(String(node.get("en"))));
    },
  });
  const at = (document.toJS() as { sections: { kind: string }[] }).sections.findIndex(
    ({ kind }) => kind === "steps",
  );
  document.deleteIn(["sections", at, "items", 1, "title", "tst"]);
  return { ...asItStands, [page]: String(document) };
}

const files = withThird();
beforeAll(() => useContent(files));

/** As a page draws it, in the third language. */
function draw(part: ReactNode): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => part }]);
  const labels = labelsOf(tst, ["shell", "blocks"]);
  const page = createElement(Stub, { initialEntries: ["/tst/about"] });
  // oxlint-disable-next-line react/no-children-prop -- no JSX in test/
  return renderToString(createElement(LanguageProvider, { language: tst, labels, children: page }));
}

/** The `lang` that a text stands under; fails where the page does not say it. */
function languageOfText(html: string, text: string): string | undefined {
  const end = html.indexOf(`>${text}<`);
  expect(end, text).toBeGreaterThan(0);
  const open: (string | undefined)[] = [];
  for (const [tag] of html.slice(0, end + 1).matchAll(/<\/?\w[^>]*>/g)) {
    if (tag.startsWith("</")) open.pop();
    else if (!tag.endsWith("/>")) open.push(/ lang="(\w+)"/.exec(tag)?.[1]);
  }
  return open.findLast((lang) => lang !== undefined);
}

test("its addresses stand under a prefix of their own, and each page names its twins", async () => {
  expect(addressOf("about", tst)).toBe("/tst/about");
  expect(addressOf("home", tst)).toBe("/tst");
  expect(languageOf("/tst/blog/one")).toBe("tst");
  expect(languageOf("/tstx")).toBe("en");
  expect(twinOf({ pathname: "/es/about", search: "?a=1", hash: "#b" }, tst)).toBe(
    "/tst/about?a=1#b",
  );
  const xml = await sitemap().text();
  expect(xml).toContain("/tst/about</loc>");
  expect(xml).toMatch(/hreflang="tst" href="[^"]*\/tst\/about"/);
});

test("the switch leads to it by its own name", () => {
  const html = draw(createElement(LanguageSwitch));
  expect(html).toMatch(/lang="tst"[^>]* aria-current="true" href="\/tst\/about"/);
  expect(html).toContain("Test");
});

test("a page is read and drawn in it; an entry that lacks a text is English, and marked so", () => {
  const { title, items } = stepsOf(loadedContent());
  const order = [reader(tst).resolve(stepsOf(loadedContent()))];
  const html = draw(createElement(BlockList, { order, parts: {}, data: {} }));
  const language = (text: string) => languageOfText(html, text);
  expect(language(said(title.en))).toBe("tst");
  expect(language(said(items[0]!.title.en))).toBe("tst");
  expect(language(items[1]!.title.en)).toBe("en");
  // Its other text is there, and would be read in two voices.
  expect(language(items[1]!.text.en)).toBe("en");
  expect(language(said(items[2]!.text.en))).toBe("tst");
});

test("labels, numbers and days come from English and the row's own locale", () => {
  expect(labelsOf(tst, ["shell"])["shell.menu"]).toBe(labelsOf("en", ["shell"])["shell.menu"]);
  expect(formatDollars(5115, tst)).toBe("$51.15");
  expect(formatDate("2026-05-18", tst)).toBe("18 de mayo de 2026");
});

test("what is missing is counted by file and field; English and Spanish are never optional", () => {
  const missing = missingTexts(files);
  expect(missing.filter(({ file }) => file === page)).toHaveLength(1);
  expect(missingLines(missing)).toContainEqual(
    expect.stringMatching(/^Test lacks 1 text of content\/pages\/green-building-workshop\.yaml: /),
  );
  expect(missing).toContainEqual({
    language: tst,
    file: "content/blog/blog-2010-your-first-tire/post.yaml",
    field: "body",
  });
  const without = files[page]!.replace(/\n( +)es: [^\n]+/, "");
  const parsed = parseContent({ ...files, [page]: without });
  expect("faults" in parsed && parsed.faults[0]?.field).toMatch(/\.es$/);
});

test("the editor shows a text of three languages as one field", () => {
  expect(formOf(pair, "a text")).toEqual({ kind: "pair" });
});

test("nothing is said of a language on pages of the two whole ones", () => {
  for (const language of ["en", "es"] as const)
    expect(JSON.stringify(reader(language).resolve(stepsOf(loadedContent())))).not.toContain(
      '"lang"',
    );
});
