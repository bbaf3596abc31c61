import { data, type LoaderFunctionArgs } from "react-router";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { listContent } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";
import { qrSvg } from "#server/documents/qr-code.ts";

/** QR code (SVG) of a build's page, for the printed page. */
export function loader({ url, params }: LoaderFunctionArgs & { url: URL }) {
  const { id = "" } = params;
  const language = languageOf(url.pathname);
  if (!listContent("projects", language).some((project) => project.id === id))
    throw data(null, { status: 404 });
  const address = siteUrl() + addressOf("greenBuild", language, { params: { id } });
  return new Response(qrSvg(address), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=3600" },
  });
}
