import { englishPathOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { longestQuery, wordsOfPath } from "#domain/words-of-path.ts";
import { escapeHtml } from "./escape-html.ts";
import type { AppResponse } from "./messages.ts";

/** The address for which the template is rendered. One word, so that the page puts it into its search field whole. */
const placeholder = "qzaddressqz";

/**
 * The application's "not found" page, rendered once in each language and version, then filled in with the address:
 * scanners that try thousands of addresses cost no more than a file.
 */
export class NotFoundPage {
  readonly #render: (path: string, isLight: boolean) => Promise<AppResponse>;
  readonly #templates = new Map<string, Promise<AppResponse | null>>();
  #generation = 0;

  /** @param render renders the page of a path for everybody */
  constructor(render: (path: string, isLight: boolean) => Promise<AppResponse>) {
    this.#render = render;
  }

  async #renderTemplate(language: Language, isLight: boolean): Promise<AppResponse | null> {
    const page = await this.#render(pathIn(language, `/${placeholder}`), isLight);
    const html = Buffer.from(page.body).toString("utf8");
    // Filling in an address inside a script would change the script's hash.
    const scripts = html.match(/<script\b[\s\S]*?<\/script>/g)?.join("") ?? "";
    return page.status === 404 && !scripts.includes(placeholder) ? page : null;
  }

  /** @returns the page for a path that does not exist; null when there is no template, and it has to be rendered */
  async at(path: string, isLight: boolean, generation: number): Promise<AppResponse | null> {
    if (generation !== this.#generation) this.#templates.clear();
    this.#generation = generation;
    const language = languageOf(path);
    const key = `${language} ${isLight}`;
    const rendered = this.#templates.get(key) ?? this.#renderTemplate(language, isLight);
    this.#templates.set(key, rendered);
    const template = await rendered.catch(() => null);
    if (template === null) {
      // The next request tries again.
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
