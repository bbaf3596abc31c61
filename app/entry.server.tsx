import { renderToString } from "react-dom/server";
import { ServerRouter, type ServerEntryModule } from "react-router";
import { englishPathOf } from "#domain/language/language.ts";
import { loadedContent } from "#reader/load.ts";
import { pageHeaders } from "#server/http/security-headers.ts";
import { finishDocument } from "./boot/document.server.ts";
import { Light } from "./components/light/light.tsx";
import { requestInfo } from "./services.server.ts";

/** React Router calls this for errors inside the application. */
export const handleError: ServerEntryModule["handleError"] = (error, { context }) =>
  requestInfo(context).reportFailure(error);

export default (async (request, status, headers, context, loadContext) => {
  const { light, movePageData } = requestInfo(loadContext);
  const { pathname, searchParams } = new URL(request.url);
  // Loaders have all data before; nothing of a page is streamed.
  const rendered = renderToString(
    <Light value={light}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </Light>,
  );

  // Data of one visitor stays in the page; only what everybody shares becomes a file.
  const isPublic = status === 200 && !/private|no-store/.test(headers.get("Cache-Control") ?? "");
  const data = light ? null : await new Response(context.serverHandoffStream).text();
  const { html, ...inline } = finishDocument(rendered, data, isPublic ? movePageData : null);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development Vite adds inline scripts and styles, which the policy would forbid.
  if (import.meta.env.PROD) {
    const { links } = loadedContent().content;
    const policy = pageHeaders(pathname, searchParams, inline, links);
    for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  }
  // The page of a lost file is sent at the file's address (page-handler.ts): React Router has none there to hydrate.
  const isLost = englishPathOf(pathname).startsWith("/-");
  const body = isLost ? html.replace(/<template data-boot.*<\/template>/s, "") : html;
  return new Response(body, { status, headers });
}) satisfies ServerEntryModule["default"];
