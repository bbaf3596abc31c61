import { useLocation, useMatches } from "react-router";
import { languageOf, type Language } from "#domain/language/language.ts";

/** The site in one language. */
export type Site = {
  /** The public origin, without a slash at the end: `https://example.org`. */
  origin: string;
  language: Language;
};

/** The public origin, from the root loader, and the language of the current page. */
export function useSite(): Site {
  const root = useMatches()[0]?.loaderData as { siteUrl: string } | undefined;
  return { origin: root?.siteUrl ?? "", language: languageOf(useLocation().pathname) };
}
