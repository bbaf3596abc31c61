import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { Light } from "./components/light/light.tsx";
import { finishDocument } from "./document.server.ts";
import { isLight } from "./services.server.ts";

/** Prerendered pages are rendered at `/about/`: without the slash, canonical links and forms come out right. */
function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = withoutTrailingSlash(url.pathname);
  const { location } = context.staticHandlerContext;
  location.pathname = withoutTrailingSlash(location.pathname);

  const light = isLight(loadContext);
  let failure: unknown;
  const page = (
    <Light value={light}>
      <ServerRouter context={context} url={url.href} />
    </Light>
  );
  const stream = await renderToReadableStream(page, {
    onError(error) {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;

  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = finishDocument(await new Response(stream).text(), context, light);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}
