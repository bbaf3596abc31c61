import { useLocation, useMatches } from "react-router";
import type { Thing } from "schema-dts";
import { useLight } from "#app/components/light/light.tsx";
import { languageOf, type Language } from "#domain/language/language.ts";

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

/**
 * Schema.org data of a page for search engines, as JSON-LD; null nodes are left out. Google's guidelines want every
 * name, date and price in it to be visible on the page too (test/site/each-page.test.ts checks that).
 */
export function JsonLd({ graph }: { graph: readonly (Thing | null)[] }) {
  const light = useLight();
  const nodes = graph.filter((node) => node !== null);
  // Search engines index the full version only.
  if (light || nodes.length === 0) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  // A "</script>" in a text would end the element.
  const html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
