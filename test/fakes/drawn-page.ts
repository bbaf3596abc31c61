import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { LanguageProvider } from "#app/language/labels.tsx";
import { addresses, type Page } from "#domain/addresses.ts";
import { pathIn, type Language } from "#domain/language/language.ts";
import { labelsOf } from "#reader/content.ts";
import { appContext, type AppContext } from "#server/app-context.ts";
import { wordsOf } from "../sent-page.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { TestGiving } from "./test-giving.ts";

type Loader = (args: object) => Promise<object>;
type Module = { default: ComponentType<{ loaderData: object }>; loader: Loader };
type Site = Pick<TestGiving, "giving" | "storage" | "clock">;
type Place = { language: Language; page: Page; id?: string; query?: string };

function contextOf(site: Site): RouterContextProvider {
  const context = new RouterContextProvider();
  const services = {
    ...site,
    canMailLeave: () => true,
  } as unknown as AppContext["services"];
  context.set(appContext, {
    services,
    request: { clientAddress: "10.0.0.1", reportFailure: () => {}, dependsOnLedger: () => {} },
  } as unknown as AppContext);
  return context;
}

/** Text, HTML and data of a page, rendered in this process from the loaded content. */
export async function drawPage({ language, page, id = "", query = "" }: Place, site = {} as Site) {
  const folder = page.replace("Item", "").replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
  const module = (await import(`../../app/pages/${folder}/page.tsx`)) as Module;
  const labels = labelsOf(language);
  const path = pathIn(language, addresses[page].replace(":id", id)) + query;
  const context = contextOf(site);
  const url = new URL(path, "http://localhost");
  const request = new Request(url);
  const loaded = await module.loader({ url, request, params: { id }, context });
  // Data with headers of its own is wrapped (`data()` of React Router).
  const loaderData = "data" in loaded && "init" in loaded ? (loaded.data as object) : loaded;
  const inLanguage = { language, labels, children: createElement(module.default, { loaderData }) };
  const Whole = () => createElement(LanguageProvider, inLanguage);
  const Stub = createRoutesStub([{ path: "*", Component: Whole }]);
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: [path] }));
  return { html, text: wordsOf(html), loaderData };
}

export const drawStatus = (site: Site, { id, language }: Gift) =>
  drawPage({ language, page: "donateStatus", id }, site);
