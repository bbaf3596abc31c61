import { useLight } from "#app/components/light/light.tsx";

/**
 * Schema.org data of a page for search engines, as JSON-LD; null nodes are left out. Google's guidelines want every
 * name, date and price in it to be visible on the page too (test/site/structured-data.test.ts checks that).
 */
export function JsonLd({ graph }: { graph: readonly (object | null)[] }) {
  const light = useLight();
  const nodes = graph.filter((node) => node !== null);
  // Search engines index the full version only.
  if (light || nodes.length === 0) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  // A "</script>" in a text would end the element.
  const html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
