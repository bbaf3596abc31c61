import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { LanguageProvider } from "#app/language/labels.tsx";
import { pageFolder } from "#app/page-folder.ts";
import { isEmpty, type Block } from "#app/components/blocks/block-list.tsx";
import { addresses } from "#domain/addresses.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { labelsOf } from "#reader/content.ts";
import { siteWords } from "../site-words.ts";

const { content } = await siteWords("en");
const labels = labelsOf("en");

type Section = string | { kind: string; title?: unknown };
type Data = { content: { sections: Section[] } };
type PageModule = {
  default: ComponentType<{ loaderData: Data }>;
  loader: (args: { url: URL; params: object; context: unknown }) => Promise<Data>;
};

/** Pages of parts. A legal text has sections of another kind; the gift page asks for a whole request. */
const pages = Object.entries(content.pages).flatMap(([page, words]) =>
  page !== "donate" &&
  "sections" in words &&
  words.sections.every((part) => typeof part === "string" || "kind" in part)
    ? [page]
    : [],
);

/** The page as its module draws it from the given order of its parts. */
async function drawing(page: string) {
  const module = (await import(`../../app/pages/${pageFolder(page)}/page.tsx`)) as PageModule;
  const path = addresses[page as keyof typeof addresses];
  const url = new URL(path, "http://localhost");
  const context = new RouterContextProvider();
  const services = {
    clock: { now: () => new Date("2026-05-18T15:00:00Z") },
    giving: { totals: async () => null, donors: async () => [] },
  } as unknown as AppContext["services"];
  context.set(appContext, {
    services,
    request: { forEverybody: true, readBooks() {} },
  } as unknown as AppContext);
  const data = await module.loader({ url, params: {}, context });
  const draw = (sections: Section[]): string => {
    const loaderData = { ...data, content: { ...data.content, sections } };
    const children = createElement(module.default, { loaderData });
    const inEnglish = { language: "en" as const, labels, children };
    const Page = () => createElement(LanguageProvider, inEnglish);
    const Stub = createRoutesStub([{ path, Component: Page }]);
    const html = renderToStaticMarkup(createElement(Stub, { initialEntries: [path] }));
    // Dialogs belong to no part.
    return html.replaceAll(/<dialog.*?<\/dialog>/gs, "");
  };
  return { draw, sections: data.content.sections };
}

const headings = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, words]) => words);

describe.each(pages)("the parts of %s", (page) => {
  test("follow the list in its content file, whatever its order", async () => {
    const { draw, sections } = await drawing(page);
    // A part that waits for its first entry is not drawn.
    const turned = sections
      .toReversed()
      .filter((part) => !("title" in Object(part) && isEmpty(part as Block)));
    const opening = headings(draw([]));
    const each = turned.map((section) => headings(draw([section])).slice(opening.length));
    expect(each.filter((found) => found.length === 0)).toEqual([]);
    expect(headings(draw(turned))).toEqual([...opening, ...each.flat()]);
  });
});
