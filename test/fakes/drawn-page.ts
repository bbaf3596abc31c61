import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { LanguageProvider } from "#app/language/labels.tsx";
import { addresses, type Page } from "#domain/addresses.ts";
import { pathIn, type Language } from "#domain/language/language.ts";
import { labelsOf } from "#reader/content.ts";
import type { LabelGroup } from "#reader/schema/ui.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { wordsOf } from "../sent-page.ts";
import type { TestGiving } from "./test-giving.ts";

type Module = { default: unknown; loader: unknown };
type Loader = (args: object) => Promise<object>;
type Place = { language: Language; page: Page; id?: string; query?: string };

type DrawnSite = Pick<TestGiving, "giving" | "storage" | "clock">;

/** What a loader is given of a site beside the request. */
export function pageContext(site: DrawnSite): RouterContextProvider {
  const context = new RouterContextProvider();
  const services = {
    ...site,
    canMailLeave: () => true,
    signedTimestamp: async () => "stamp",
    troubles: () => [],
  } as unknown as AppContext["services"];
  context.set(appContext, {
    services,
    request: { clientAddress: "10.0.0.1", reportFailure: () => {} },
  } as unknown as AppContext);
  return context;
}

/** A page as the server draws it from the content in use, its words and its HTML; the built site is not asked. */
export async function drawPage(
  module: Module,
  { language, page, id = "", query = "" }: Place,
  site: DrawnSite,
) {
  const labels = labelsOf(language, [
    "shell",
    "donate_start",
    "form",
    "light",
    "thanks",
    "error",
  ] as LabelGroup[]);
  const path = pathIn(language, addresses[page].replace(":id", id)) + query;
  const context = pageContext(site);
  const url = new URL(path, "http://localhost");
  const request = new Request(url);
  const loaderData = await (module.loader as Loader)({ url, request, params: { id }, context });
  const Drawn = module.default as ComponentType<{ loaderData: object }>;
  const inLanguage = { language, labels, children: createElement(Drawn, { loaderData }) };
  const Whole = () => createElement(LanguageProvider, inLanguage);
  const Stub = createRoutesStub([{ path: "*", Component: Whole }]);
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: [path] }));
  return { html, text: wordsOf(html) };
}
