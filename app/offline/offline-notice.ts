import type { Language } from "#domain/language/language.ts";
import type { Pack, PackWords } from "#domain/offline/pack.ts";

/**
 * A page saved on the device with a notice before its content that says so.
 * @param text the notice as HTML, in the page's language
 */
export async function withOfflineNotice(
  saved: Response,
  { words }: Pack,
  text: (words: PackWords, language: Language) => string,
  status = 200,
): Promise<Response> {
  const html = await saved.text();
  const lang = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? "";
  const language = lang in words ? (lang as Language) : "en";
  const notice = `<aside class="light-note" role="status"><p>${text(words[language], language)}</p></aside>`;
  const body = html.replace(/<main\b/, (main) => notice + main);
  return new Response(body, { status, headers: saved.headers });
}
