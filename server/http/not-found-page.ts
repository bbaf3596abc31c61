import { englishPathOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import type { Answer } from "./asked.ts";
import { escapeHtml } from "./escape-html.ts";

/** Stands in the page for the address that was asked for: a word, so that it is searched for as one. */
const placeholder = "qzaddressqz";

/** Draws the page of a path for everybody. */
type Ask = (path: string, isLight: boolean) => Promise<Answer>;

/** Gives the page for a path that leads nowhere; null when it has to be drawn for itself. */
export type NotFoundPage = (
  path: string,
  isLight: boolean,
  generation: number,
) => Promise<Answer | null>;

/**
 * The application's page for what is not found, drawn once in each language and version and filled in with the
 * address: programs that try thousands of addresses make no more work than a file would.
 */
export function createNotFoundPage(ask: Ask): NotFoundPage {
  const templates = new Map<string, Promise<Answer | null>>();
  let drawnAt = 0;

  async function draw(language: Language, isLight: boolean): Promise<Answer | null> {
    const page = await ask(pathIn(language, `/${placeholder}`), isLight);
    const html = Buffer.from(page.body).toString("utf8");
    // What stands in a script cannot be filled in without a change of its hash.
    const scripts = html.match(/<script\b[\s\S]*?<\/script>/g)?.join("") ?? "";
    return page.status === 404 && !scripts.includes(placeholder) ? page : null;
  }

  return async (path, isLight, generation) => {
    if (generation !== drawnAt) templates.clear();
    drawnAt = generation;
    const language = languageOf(path);
    const key = `${language} ${isLight}`;
    const drawn = templates.get(key) ?? draw(language, isLight);
    templates.set(key, drawn);
    // The next visitor tries again.
    drawn.catch(() => templates.delete(key));
    const template = await drawn;
    if (template === null) {
      templates.delete(key);
      return null;
    }
    const words = escapeHtml(wordsOfPath(path).slice(0, longestQuery));
    const address = escapeHtml(englishPathOf(path).replace(/^[/\\]+/, "/"));
    const html = Buffer.from(template.body)
      .toString("utf8")
      .replaceAll(`value="${placeholder}"`, () => `value="${words}"`)
      .replaceAll(`/${placeholder}`, () => address);
    return { ...template, body: Buffer.from(html) };
  };
}
