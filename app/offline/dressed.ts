import type { Language } from "#domain/language/language.ts";
import type { Pack, PackWords } from "#domain/offline/pack.ts";

/** A line that says where a page comes from, put in front of its content. */
function withLine(html: string, line: string): string {
  const aside = `<aside class="light-note" role="status"><p>${line}</p></aside>`;
  return html.replace(/<main\b/, (main) => aside + main);
}

/** A page from the device as it is shown: it says so itself. */
export async function dressed(
  kept: Response,
  { words }: Pack,
  say: (words: PackWords, language: Language) => string,
  status = 200,
): Promise<Response> {
  const html = await kept.text();
  const said = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? "";
  const language = said in words ? (said as Language) : "en";
  return new Response(withLine(html, say(words[language], language)), {
    status,
    headers: kept.headers,
  });
}
