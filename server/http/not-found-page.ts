import { englishPathOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { escapeHtml } from "./escape-html.ts";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import type { Render, RequestInfo } from "./render.ts";

/** Stands in the page for the address that was asked for: a word, so that it is searched for as one. */
const placeholder = "qzaddressqz";

/**
 * Gives the page for a path that leads nowhere, in either version; null when it has to be rendered.
 * What goes wrong at it is reported.
 */
export type NotFoundPage = (
  path: string,
  info: Pick<RequestInfo, "light" | "reportFailure">,
) => Promise<Response | null>;

/**
 * The application's page for what is not found, rendered once in each language and version and filled in with the
 * address: programs that try thousands of addresses find no more work than a file would be.
 */
export function createNotFoundPage(render: Render, siteUrl: string): NotFoundPage {
  const templates = new Map<string, Promise<string | null>>();

  async function renderTemplate(
    language: Language,
    { light, reportFailure }: Parameters<NotFoundPage>[1],
  ): Promise<string | null> {
    const info: RequestInfo = { requestId: "", clientAddress: "", light, reportFailure };
    const path = pathIn(language, `/${placeholder}`);
    const page = await render(new Request(new URL(path, siteUrl)), info);
    const html = await page.text();
    // What stands in a script cannot be filled in without a change of its hash.
    const scripts = html.match(/<script\b[\s\S]*?<\/script>/g)?.join("") ?? "";
    return page.status === 404 && !scripts.includes(placeholder) ? html : null;
  }

  return async (path, info) => {
    const language = languageOf(path);
    const key = `${language} ${info.light}`;
    const made =
      templates.get(key) ??
      renderTemplate(language, info).catch((error: unknown) => {
        info.reportFailure(error);
        return null;
      });
    templates.set(key, made);
    const template = await made;
    // The next visitor tries again; this one is answered by the application.
    if (template === null) templates.delete(key);
    if (template === null) return null;
    const words = escapeHtml(wordsOfPath(path).slice(0, longestQuery));
    const address = escapeHtml(englishPathOf(path).replace(/^[/\\]+/, "/"));
    const html = template
      .replaceAll(`value="${placeholder}"`, () => `value="${words}"`)
      .replaceAll(`/${placeholder}`, () => address);
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return new Response(html, { status: 404, headers });
  };
}
