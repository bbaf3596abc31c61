import { englishPathOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import type { Render, RequestInfo } from "./render.ts";

/** Stands in the page for the address that was asked for: a word, so that it is searched for as one. */
const placeholder = "qzaddressqz";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Gives the page for a path that leads nowhere, in either version; null when it has to be rendered. */
export type NotFoundPage = (path: string, light: boolean) => Promise<Response | null>;

/**
 * The application's page for what is not found, rendered once in each language and version and filled in with the
 * address: programs that try thousands of addresses find no more work than a file would be.
 */
export function createNotFoundPage(render: Render, siteUrl: string): NotFoundPage {
  const templates = new Map<string, Promise<string | null>>();

  async function renderTemplate(language: Language, light: boolean): Promise<string | null> {
    const info: RequestInfo = { requestId: "", clientAddress: "", light, reportFailure: () => {} };
    const path = pathIn(language, `/${placeholder}`);
    const page = await render(new Request(new URL(path, siteUrl)), info);
    const html = await page.text();
    // What stands in a script cannot be filled in without a change of its hash.
    const scripts = html.match(/<script\b[\s\S]*?<\/script>/g)?.join("") ?? "";
    return page.status === 404 && !scripts.includes(placeholder) ? html : null;
  }

  return async (path, light) => {
    const language = languageOf(path);
    const key = `${language} ${light}`;
    const made = templates.get(key) ?? renderTemplate(language, light);
    templates.set(key, made);
    const template = await made.catch(() => {
      // The next visitor tries again; this one is answered by the application, which says why.
      templates.delete(key);
      return null;
    });
    if (template === null) return null;
    const words = escaped(wordsOfPath(path).slice(0, longestQuery));
    const address = escaped(englishPathOf(path).replace(/^[/\\]+/, "/"));
    const html = template
      .replaceAll(`value="${placeholder}"`, () => `value="${words}"`)
      .replaceAll(`/${placeholder}`, () => address);
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return new Response(html, { status: 404, headers });
  };
}
