import { data, type LoaderFunctionArgs } from "react-router";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";
import { renderSVG } from "uqr";

/** QR code of a build's page, for the printed page, with error correction Q: a quarter of it may be smudged. */
export function loader({ url, params }: LoaderFunctionArgs) {
  const { id = "" } = params;
  const language = languageOf(url.pathname);
  if (!listContent("projects", language).some((project) => project.id === id))
    throw data(null, { status: 404 });
  const address = siteUrl() + addressOf("greenBuild", language, { params: { id } });
  // The quiet zone is four modules wide (ISO/IEC 18004, 9.1).
  const svg = renderSVG(address, { ecc: "Q", border: 4, pixelSize: 1 });
  const crisp = svg.replace("<svg ", '<svg shape-rendering="crispEdges" ');
  return new Response(crisp, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" },
  });
}
