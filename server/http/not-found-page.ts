import { englishPathOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import type { Answer } from "./asked.ts";
import { escapeHtml } from "./escape-html.ts";

/** Stands in the page for the address that was asked for: a word, so that it is searched for as one. */
const placeholder = "qzaddressqz";

/**
 * The application's page for what is not found, drawn once in each language and version and filled in with the
 * address: programs that try thousands of addresses make no more work than a file would.
 */
export class NotFoundPage {
  readonly #ask: (path: string, isLight: boolean) => Promise<Answer>;
  readonly #templates = new Map<string, Promise<Answer | null>>();
  #drawnAt = 0;

  /** @param ask draws the page of a path for everybody */
  constructor(ask: (path: string, isLight: boolean) => Promise<Answer>) {
    this.#ask = ask;
  }

  async #draw(language: Language, isLight: boolean): Promise<Answer | null> {
    const page = await this.#ask(pathIn(language, `/${placeholder}`), isLight);
    const html = Buffer.from(page.body).toString("utf8");
    // An address inside a script cannot be filled in without a change of the script's hash.
    const scripts = html.match(/<script\b[\s\S]*?<\/script>/g)?.join("") ?? "";
    return page.status === 404 && !scripts.includes(placeholder) ? page : null;
  }

  /** The page for a path that leads nowhere; null when it has to be drawn for itself. */
  async at(path: string, isLight: boolean, generation: number): Promise<Answer | null> {
    if (generation !== this.#drawnAt) this.#templates.clear();
    this.#drawnAt = generation;
    const language = languageOf(path);
    const key = `${language} ${isLight}`;
    const drawn = this.#templates.get(key) ?? this.#draw(language, isLight);
    this.#templates.set(key, drawn);
    const template = await drawn.catch(() => null);
    if (template === null) {
      // The next visitor tries again.
      this.#templates.delete(key);
      return null;
    }
    const words = escapeHtml(wordsOfPath(path).slice(0, longestQuery));
    const address = escapeHtml(englishPathOf(path).replace(/^[/\\]+/, "/"));
    const html = Buffer.from(template.body)
      .toString("utf8")
      .replaceAll(`value="${placeholder}"`, () => `value="${words}"`)
      .replaceAll(`/${placeholder}`, () => address);
    return { ...template, body: Buffer.from(html) };
  }
}
