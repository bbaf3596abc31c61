import { createHash } from "node:crypto";
import { isPersonalPage } from "./page-kinds.ts";

/** What React Router writes into a page for its own start: a string for its stream, and the end of it. */
const chunk =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g;
const end = /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);?<\/script>/;

/** What it reads that string from, and knows of the application. */
const context =
  /<script[^>]*>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);?<\/script>/;
/** React counts the scripts that it has drawn; this one is data, which nothing runs. */
const inItsPlace = '<script type="application/json"></script>';
/** Where app/document.server.ts says what the application needs for its start. */
const boot = '<script data-boot type="application/json">{';

/** The only thing that app/inline-scripts/boot.ts accepts when it asks for the data of the page it is on: text, which is compressed. */
export const stateType = "text/vnd.page-state";

/**
 * Takes the application's data out of a page: it is a third of what is sent and nobody needs it before the
 * application, which app/inline-scripts/boot.ts loads at the first touch and the data with it.
 * @param placeOf the address, with its slash, at which the data will be
 * @returns the page and its data, one line of it what React Router knows of the application; null when the page has
 *   none to take
 */
export function takeState(
  html: string,
  placeOf: (state: string) => string,
): { html: string; state: string; place: string } | null {
  const chunks = [...html.matchAll(chunk)].map(([, text]) => JSON.parse(text ?? '""') as string);
  const known = context.exec(html)?.[1];
  if (chunks.length === 0 || !known || !end.test(html) || !html.includes(boot)) return null;
  const state = `${known}\n${chunks.join("")}`;
  const place = placeOf(state);
  const told = `"state":${JSON.stringify(place).replaceAll("<", "\\u003c")},`;
  const without = html.replace(chunk, "").replace(end, "").replace(context, inItsPlace);
  return { html: without.replace(boot, () => boot + told), state, place };
}

/** A short name of what a page's data says. */
export const nameOf = (state: string): string =>
  createHash("sha256").update(state).digest("hex").slice(0, 12);

/** The file of a finished page's data, named by what is in it. */
export function stateFile(state: string): string {
  return `/assets/state-${nameOf(state)}.json`;
}

/** Whether a page is anybody's, and drawing it changes nothing. */
export function isForAll({ method, url }: Request, { status, headers }: Response): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    !headers.has("Set-Cookie") &&
    headers.get("Cache-Control") !== "no-store" &&
    !isPersonalPage(new URL(url).pathname)
  );
}

/** Whether a page is asked for its data alone. */
export const isForState = ({ headers }: Request): boolean => headers.get("Accept") === stateType;

/** @param state null when it is no longer known */
export function stateAnswer(state: string | null): Response {
  const headers = { "Content-Type": stateType, "Cache-Control": "no-store" };
  return new Response(state, { status: state === null ? 404 : 200, headers });
}

/**
 * A page that says the same whenever it is drawn, without the application's data: who wants that asks for the same
 * address once more and accepts it alone.
 */
export async function withoutState(request: Request, response: Response): Promise<Response> {
  if (!isForAll(request, response)) return response;
  const html = await response.text();
  const { pathname, search } = new URL(request.url);
  const taken = takeState(html, () => pathname + search);
  return taken && isForState(request)
    ? stateAnswer(taken.state)
    : new Response(taken?.html ?? html, response);
}
