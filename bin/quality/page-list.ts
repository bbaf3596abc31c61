import { addresses, aliases } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";

/** Pages that no list names: where nothing is, and what an unknown number opens. */
const others = [
  "/no-such-page",
  "/media/photos/1",
  "/donate/status/unknown",
  "/donate/demo-checkout/unknown",
];

/** A page to take a picture of: `/es/about` and its file's name `es-about`. */
export type PageToTake = { readonly path: string; readonly name: string };

function toTake(path: string): PageToTake {
  const language = /^\/es(\/|$)/.test(path) ? "es" : "en";
  const english = path.replace(/^\/es(?=\/|$)/, "").replace(/^\/$/, "");
  return { path, name: `${language}${english === "" ? "-home" : english.replaceAll("/", "-")}` };
}

/**
 * Every page of the site open at `origin`, in both languages: those of its sitemap, those of the table of
 * addresses that it leaves out, and the few that nothing lists.
 *
 * @throws when the site has no sitemap
 */
export async function listPages(origin: string): Promise<PageToTake[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const named = [...Object.values(addresses), ...aliases.map(({ path }) => path)];
  const fixed = [...named.filter((path) => !path.includes(":")), ...others];
  const paths = [
    ...listed,
    ...languages.flatMap((language) => fixed.map((path) => pathIn(language, path))),
  ];
  return [...new Set(paths)].map(toTake);
}
