import { useLocation, useMatches } from "react-router";
import { languageOf, type Language } from "#domain/language/language.ts";

/** Where a page stands: what its structured data name whole addresses by. */
export type Place = {
  /** The public origin, without a slash at the end. */
  origin: string;
  language: Language;
};

/** Of the page that is being drawn. */
export function usePlace(): Place {
  const root = useMatches()[0]?.loaderData as { siteUrl: string } | undefined;
  return { origin: root?.siteUrl ?? "", language: languageOf(useLocation().pathname) };
}
