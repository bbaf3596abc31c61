import { useLight } from "#app/components/light/light.tsx";

/**
 * What a page is for search engines, as JSON-LD (schema.org): data, not script. What is null is not told.
 * A name, a date and a price in it stand on the page as well (test/site/structured-data.test.ts).
 */
export function JsonLd({ graph }: { graph: readonly (object | null)[] }) {
  const light = useLight();
  const told = graph.filter((node) => node !== null);
  // Search engines read the full version.
  if (light || told.length === 0) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": told });
  // "<" would end the script element that carries it.
  const html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
