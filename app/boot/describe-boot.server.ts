import type { EntryContext } from "react-router";
import type { Boot, PageData } from "./boot.ts";

function requireText(value: unknown, name: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw new Error(`React Router's ${name} is ${JSON.stringify(value)}, not a text`);
}

/**
 * Reads the loader data of a page. Consumes the stream, so it works once.
 * @throws Error when React Router's undocumented description of a page has changed with a new version
 */
export async function readPageData(context: EntryContext): Promise<PageData> {
  const { serverHandoffString, serverHandoffStream } = context;
  const handoff = JSON.parse(requireText(serverHandoffString, "serverHandoffString")) as unknown;
  if (typeof handoff !== "object" || handoff === null || !serverHandoffStream)
    throw new Error("React Router hands over no context, or no stream");
  const stream = await new Response(serverHandoffStream).text();
  return { context: { ...handoff }, stream: requireText(stream, "serverHandoffStream") };
}

/**
 * Lists the files that hydrate a page. It replaces React Router's `<Scripts>`, which would load them before the paint.
 * @param data the page's data, or its URL
 * @throws Error when React Router's undocumented description of a page has changed with a new version
 */
export function describeBoot(context: EntryContext, data: Boot["data"]): Boot {
  const { manifest, staticHandlerContext } = context;
  const entry: EntryContext["manifest"]["entry"] & { css?: unknown } = manifest.entry;
  const preload = [...entry.imports];
  const routes: Record<string, string> = {};
  for (const { route } of staticHandlerContext.matches) {
    const known = manifest.routes[route.id];
    routes[route.id] = requireText(known?.module, `module of the route ${route.id}`);
    preload.push(...(known?.imports ?? []));
  }
  return {
    manifest: requireText(manifest.url, "manifest.url"),
    entry: requireText(entry.module, "manifest.entry.module"),
    routes,
    sheet: requireText(Array.isArray(entry.css) ? entry.css[0] : undefined, "manifest.entry.css"),
    preload: [...new Set(preload)],
    data,
  };
}
