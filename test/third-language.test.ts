import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { parseDocument, visit } from "yaml";
import { createRoutesStub } from "react-router";
import { LanguageSwitch } from "#app/components/shell/language-switch.tsx";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { LanguageProvider } from "#app/language/labels.tsx";
import { oneLanguage } from "#app/one-language.server.ts";
import { loader as sitemap } from "#app/resources/sitemap.ts";
import {
  addressOf,
  wholeLanguages,
  languageOf,
  twinOf,
  type Language,
} from "#domain/language/language.ts";
import { parseDocumentFile } from "#domain/documents/documents.ts";
import { parseDollars } from "#domain/giving/money.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { blog } from "#reader/blog.ts";
import { goodsGuide, shippingLabel } from "#reader/documents/goods-guide.ts";
import { labelsOf, reader } from "#reader/content.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { loadedContent, useContent } from "#reader/load.ts";
import { missingLines, missingTexts } from "#reader/missing-texts.ts";
import { parseContent } from "#reader/parse.ts";
import { remember, rememberFit, staleTexts, translatedTexts } from "#reader/translations.ts";
import { searchSite } from "#reader/search.ts";
import { pair } from "#reader/schema/pair.ts";
import { inOneLanguage } from "#server/documents/requested-document.ts";
import { failurePage } from "#server/http/failure-page.ts";
import { createLetterWriter } from "#server/mail/letter-writer.ts";
import { staleLines } from "../bin/translations/stale-lines.ts";
import { formOf } from "../editor/form-schema.ts";
import type { LanguageRow } from "#domain/language/rows.ts";

/** The row that somebody would add: no language that is spoken, so that nobody takes its words for real ones. */
vi.mock("#domain/language/rows.ts", async (original) => {
  const { languageRows } = await original<typeof import("#domain/language/rows.ts")>();
  const tst: LanguageRow = {
    name: "Test",
    days: { from: "", to: " – " },
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
const article = "content/blog/blog-2010-your-first-tire";
/** Everything but its words. */
const untranslated = "content/blog/blog-2019-five-barrels";
/** Labels of parcels, and the guide they belong to. */
const labelFile = "content/documents/goods-guide.yaml";
const asItStands = readContentFiles();
const stepsOf = (of: ReturnType<typeof loadedContent>) =>
  of.content.pages.greenBuildingWorkshop.sections.find((block) => block.kind === "steps")!;

/** A file with all its texts in the third language. */
function inThird(file: string) {
  const document = parseDocument(asItStands[file]!);
  visit(document, {
    Map(_, node) {
      const isPicture = file.startsWith("content/scenes/");
      // What describes a picture may have 120 signs.
      const words = isPicture ? "tst picture" : said(String(node.get("en")));
      if (node.has("en") && node.has("es")) node.set("tst", words);
    },
  });
  return document;
}

/** Two letters with what stands around them, a paper with its pictures, and a page; what is left out is named below. */
function withThird(): ContentFiles {
  const document = inThird(page);
  const at = (document.toJS() as { sections: { kind: string }[] }).sections.findIndex(
    ({ kind }) => kind === "steps",
  );
  document.deleteIn(["sections", at, "items", 1, "title", "tst"]);
  const halfWritten = inThird("content/letters/goods-offer.yaml");
  halfWritten.deleteIn(["paragraphs", 0, "tst"]);
  const translated = inThird(`${article}/post.yaml`);
  translated.addIn(["languages"], "tst");
  const whole = [
    "content/letters/frame.yaml",
    "content/letters/contact.yaml",
    "content/site.yaml",
    "content/lists/blog-categories.yaml",
    "content/scenes/blog.yaml",
    labelFile,
    `${untranslated}/post.yaml`,
  ];
  return {
    ...asItStands,
    ...Object.fromEntries(whole.map((file) => [file, String(inThird(file))])),
    "content/letters/goods-offer.yaml": String(halfWritten),
    [`${article}/post.yaml`]: String(translated),
    [`${article}/tst.md`]: "tst words",
    [page]: String(document),
  };
}

const files = withThird();
beforeAll(() => useContent(files));

/** As a page draws it, in the third language. */
function draw(part: ReactNode): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => part }]);
  const labels = labelsOf(tst);
  const page = createElement(Stub, { initialEntries: ["/tst/about"] });
  // oxlint-disable-next-line react/no-children-prop -- no JSX in test/
  return renderToString(createElement(LanguageProvider, { language: tst, labels, children: page }));
}

/** Asks for a page as the root route does. */
async function ask(path: string, page: () => string): Promise<Response> {
  const request = new Request(new URL(path, "http://site"));
  const args = { request } as Parameters<typeof oneLanguage>[0];
  return (await oneLanguage(args, () => Promise.resolve(new Response(page())))) as Response;
}

test("its addresses stand under a prefix of their own", () => {
  expect(addressOf("about", tst)).toBe("/tst/about");
  expect(addressOf("home", tst)).toBe("/tst");
  expect(languageOf("/tst/blog/one")).toBe("tst");
  expect(languageOf("/tstx")).toBe("en");
  expect(twinOf({ pathname: "/es/about", search: "?a=1", hash: "#b" }, tst)).toBe(
    "/tst/about?a=1#b",
  );
});

test("search engines are told of it when every page is there", async () => {
  expect(await sitemap().text()).not.toContain("tst");
  expect(wholeLanguages).toEqual(["en", "es"]);
});

test("the switch leads to it by its own name", () => {
  const html = draw(createElement(LanguageSwitch));
  const own = /<a [^>]*aria-current="true"[^>]*>/.exec(html)?.[0];
  expect(own).toContain('lang="tst"');
  expect(own).toContain('href="/tst/about"');
  expect(html).toContain("Test");
});

const steps = () => {
  const order = [reader(tst).resolve(stepsOf(loadedContent()))];
  return draw(createElement(BlockList, { order, parts: {}, data: {} }));
};

test("a page that lacks a text, or a label, is given in English; nothing on a page speaks another language", async () => {
  expect(steps()).toContain("tst ");
  const answers = [
    await ask("/tst/green-building-workshop?from=a", steps),
    await ask("/tst/about", () => labelsOf(tst)["shell.menu"]!),
  ];
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(answers.map(({ headers }) => headers.get("Location"))).toEqual([
    "/green-building-workshop?from=a",
    "/about",
  ]);
});

test("a page of which every text is there is given; what else is asked for meanwhile does not matter", async () => {
  const { title } = stepsOf(loadedContent());
  const [lacking, whole] = await Promise.all([
    ask("/tst/green-building-workshop", steps),
    ask("/tst/green-building-workshop", () => reader(tst).text(title)),
  ]);
  expect(lacking.status).toBe(302);
  expect(await whole.text()).toBe(said(title.en));
});

test("a form that was sent is answered, in whatever language", async () => {
  const request = new Request("http://site/tst/contact", { method: "POST" });
  const args = { request } as Parameters<typeof oneLanguage>[0];
  const answer = oneLanguage(args, () => Promise.resolve(new Response(steps(), { status: 422 })));
  expect(await answer).toMatchObject({ status: 422 });
});

test("a search in it is answered in English as long as some of what can be found is", async () => {
  const search = () => JSON.stringify(searchSite(tst, "tires"));
  // The second is answered from what the first has made.
  for (const _ of [1, 2]) expect((await ask("/tst/search?q=tires", search)).status).toBe(302);
});

test("labels, numbers and days come from English and the row's own locale", () => {
  expect(labelsOf(tst)["shell.menu"]).toBe(labelsOf("en")["shell.menu"]);
  expect(formatDollars(5115, tst)).toBe("$51.15");
  expect(formatDate("2026-05-18", tst)).toBe("18 de mayo de 2026");
});

test("a letter speaks one language: English, where a text of it or around it is missing", () => {
  const { letters } = loadedContent().content;
  const writer = createLetterWriter(() => letters, "https://site.example.org");
  const write = (letter: string) =>
    writer.write({
      letter,
      to: { email: "ana@example.org" },
      language: tst,
      values: { name: "Ana", reference: "LWH-7K3M-Q7" },
    });
  const { language, subject, text } = write("contact");
  expect(language).toBe(tst);
  for (const line of [subject, text]) expect(line).toMatch(/^tst /);
  const half = write("goods-offer");
  expect(half.language).toBe("en");
  expect(half.html).toContain('lang="en"');
  expect(half.subject + half.text).not.toContain("tst ");
});

test("so does a printed paper", () => {
  const asked = parseDocumentFile("goods-guide.tst.a4.pdf")!.edition;
  expect(asked).toEqual({ language: tst, paper: "a4" });
  const parcel = (language: Language) =>
    shippingLabel({ reference: "R", contents: null }, language);
  const [label, edition] = inOneLanguage(asked, parcel);
  expect(edition).toEqual(asked);
  expect(JSON.stringify(label)).toContain("tst ");
  const [guide, english] = inOneLanguage(asked, goodsGuide);
  expect(english).toEqual({ language: "en", paper: "a4" });
  expect(JSON.stringify(guide)).not.toContain("tst ");
});

test("an article whose words it lacks is given in English", async () => {
  const path = (folder: string) => `/blog/${folder.split("/").at(-1)}`;
  const read = (folder: string) =>
    ask(`/tst${path(folder)}`, () =>
      JSON.stringify(blog().find(folder.split("/").at(-1)!, tst)!.blocks),
    );
  expect(await (await read(article)).text()).toContain("tst words");
  expect((await read(untranslated)).headers.get("Location")).toBe(path(untranslated));
});

test("what the program itself says is English", () => {
  const asked = { path: "/tst/donate", address: "/tst/donate" };
  expect(failurePage(asked, 500, "R")).toContain("Something went wrong on our side");
  expect(parseDollars("1,000.50", tst)).toBe(100050);
});

test("what is missing is counted by file and field; English and Spanish are never optional", () => {
  const missing = missingTexts(files);
  expect(missing.filter(({ file }) => file === page)).toHaveLength(1);
  expect(missingLines(missing)).toContainEqual(
    expect.stringMatching(/^Test lacks 1 text of content\/pages\/green-building-workshop\.yaml: /),
  );
  expect(missing).toContainEqual({
    language: tst,
    file: `${untranslated}/post.yaml`,
    field: "body",
  });
  const without = files[page]!.replace(/\n( +)es: [^\n]+/, "");
  const parsed = parseContent({ ...files, [page]: without });
  expect("faults" in parsed && parsed.faults[0]?.field).toMatch(/\.es$/);
});

test("it is known which of its texts went stale, and each language is told for itself", () => {
  const before = translatedTexts(files);
  const known = remember({}, [], before);
  expect(staleTexts(before, known)).toEqual([]);
  const { title } = stepsOf(loadedContent());
  const after = { ...files, [page]: files[page]!.replaceAll(title.en, "Another way") };
  const again = { ...after, [page]: after[page]!.replaceAll(said("Another way"), said(title.en)) };
  const stale = staleTexts(translatedTexts(again), known);
  expect(staleLines(stale)).toEqual([
    expect.stringContaining("since the Spanish was made from it"),
    expect.stringContaining(`since the tst was made from it (“Another way” – “${said(title.en)}”)`),
  ]);
  const [, third] = stale;
  const mended = rememberFit(known, translatedTexts(again), third!);
  expect(staleTexts(translatedTexts(again), mended).map(({ language }) => language)).toEqual([
    "es",
  ]);
});

test("the editor shows a text of three languages as one field", () => {
  expect(formOf(pair, "a text")).toEqual({ kind: "pair" });
});
