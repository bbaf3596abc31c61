import { useLocation, useMatches } from "react-router";
import { languageOf, type Language } from "#domain/language/language.ts";

export type Place = {
  /** The public origin, without a slash at the end. */
  origin: string;
  language: Language;
};

export function usePlace(): Place {
  const root = useMatches()[0]?.loaderData as { siteUrl: string } | undefined;
  return { origin: root?.siteUrl ?? "", language: languageOf(useLocation().pathname) };
}
