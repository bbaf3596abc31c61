import { useLight } from "#app/components/light/light.tsx";

/** What a page is for search engines, as JSON-LD (schema.org): data, not script. */
export function JsonLd({ graph }: { graph: readonly object[] }) {
  const light = useLight();
  // Search engines read the full version.
  if (light) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // "<" would end the script element that carries it.
  const html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
