import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type ServerEntryModule } from "react-router";
import { loadedContent } from "#reader/load.ts";
import { frameOrigins, hasAdAccount } from "#reader/outside-links.ts";
import { pageHeaders } from "#server/http/security-headers.ts";
import { finishDocument } from "./boot/document.server.ts";
import { Light } from "./components/light/light.tsx";
import { requestInfo } from "./services.server.ts";

/** React Router calls this for errors inside the application. */
export const handleError: ServerEntryModule["handleError"] = (error, { context }) =>
  requestInfo(context).reportFailure(error);

export default (async (request, status, headers, context, loadContext) => {
  const { light, movePageData } = requestInfo(loadContext);
  let failure: unknown;
  // In development, React Router starts the application by its own `<Scripts>` and streams the data to it.
  const isProduction = import.meta.env.PROD;
  const page = (
    <Light value={light}>
      <ServerRouter
        context={isProduction ? { ...context, serverHandoffStream: undefined } : context}
        url={request.url}
      />
    </Light>
  );
  const stream = await renderToReadableStream(page, {
    onError(error) {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;

  // Data of one visitor stays in the page; only what everybody shares becomes a file.
  const isPublic = status === 200 && !/private|no-store/.test(headers.get("Cache-Control") ?? "");
  const { html, ...inline } = finishDocument(await new Response(stream).text(), {
    isLight: light,
    data: isProduction && !light ? await new Response(context.serverHandoffStream).text() : null,
    moveToFile: isPublic ? movePageData : null,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development Vite adds inline scripts and styles, which the policy would forbid.
  if (isProduction) {
    const { pathname, searchParams } = new URL(request.url);
    const { links } = loadedContent().content;
    const outside = { frameOrigins: frameOrigins(links), adService: hasAdAccount(links) };
    const policy = pageHeaders(pathname, searchParams, inline, outside);
    for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  }
  return new Response(html, { status, headers });
}) satisfies ServerEntryModule["default"];
