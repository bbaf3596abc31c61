import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { keepStateContext } from "#server/app-context.ts";
import { Light } from "./components/light/light.tsx";
import { finishDocument } from "./document.server.ts";
import { isLight } from "./services.server.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const light = isLight(loadContext);
  // The data of a page that is kept for nobody stays in the page.
  const isKept = status === 200 && !/private|no-store/.test(headers.get("Cache-Control") ?? "");
  const keepState = isKept ? loadContext.get(keepStateContext) : null;
  let failure: unknown;
  const page = (
    <Light value={light}>
      <ServerRouter context={context} url={request.url} />
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
  const html = finishDocument(await new Response(stream).text(), context, light, keepState);
  return new Response(html, { status, headers });
}
