import type { Boot } from "#app/inline-scripts/boot.ts";

/** What React Router 8 writes into a page for its own start. Each is looked for exactly so, and one that is missed throws. */
const patterns = {
  charset: /<meta charSet="utf-8"\s*\/?>/gi,
  /** A string for the stream that the application reads the page's data from; a page has one or more. */
  chunk:
    /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g,
  end: /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);?<\/script>/g,
  context:
    /<script[^>]*>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);?<\/script>/g,
  module: /<script type="module" async="">([\s\S]*?)<\/script>/g,
} as const;

/** The parts of React Router's boot module, by what it says of each; the ids of routes and their modules in order. */
const bootParts = {
  manifest: /^import "([^"]+)"/m,
  route: /^import \* as (route\d+) from "([^"]+)"/gm,
  named: /"([^"]+)":(route\d+)\b/g,
  entry: /^import\("([^"]+)"\)/m,
};

const preloads = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/** React Router writes another page than this version of it did. */
export class RouterHtmlChanged extends Error {
  override readonly name = "RouterHtmlChanged";
}

/** @throws RouterHtmlChanged unless the pattern is in the page exactly once */
function requireOnce(html: string, name: keyof typeof patterns): RegExpExecArray {
  const found = [...html.matchAll(patterns[name])];
  const [only] = found;
  if (found.length !== 1 || !only)
    throw new RouterHtmlChanged(`${found.length} times "${name}" in React Router's page, not once`);
  return only;
}

/**
 * Puts something behind the first element of the head.
 * @throws RouterHtmlChanged
 */
export function putIntoHead(html: string, more: string): string {
  const [meta] = requireOnce(html, "charset");
  return html.replace(meta, () => meta + more);
}

/** @throws RouterHtmlChanged when React Router's boot module names its parts otherwise */
function readModule(code: string): Pick<Boot, "manifest" | "routes" | "entry"> {
  const manifest = bootParts.manifest.exec(code)?.[1];
  const entry = bootParts.entry.exec(code)?.[1];
  const modules = new Map(
    [...code.matchAll(bootParts.route)].map(([, name, from]) => [name, from]),
  );
  const routes = [...code.matchAll(bootParts.named)].map(([, id, name]) => [id, modules.get(name)]);
  if (!manifest || !entry || routes.length === 0 || routes.some(([, module]) => !module))
    throw new RouterHtmlChanged(`the boot module of React Router is another one:\n${code}`);
  return { manifest, routes: Object.fromEntries(routes), entry };
}

/** Takes the page's data out of the page; it is a third of what is sent, and nobody needs it before the application. */
function takeData(html: string): { html: string; data: string } {
  const chunks = [...html.matchAll(patterns.chunk)];
  if (chunks.length === 0) throw new RouterHtmlChanged('no "chunk" in React Router\'s page');
  const [end] = requireOnce(html, "end");
  const [context, known = ""] = requireOnce(html, "context");
  const texts = chunks.map(([, text = '""']) => JSON.parse(text) as string);
  return {
    data: `${known}\n${texts.join("")}`,
    html: html
      .replace(patterns.chunk, "")
      .replace(end, "")
      // React counts the scripts that it has drawn; this one is data, which nothing runs.
      .replace(context, '<script type="application/json"></script>'),
  };
}

/**
 * Takes React Router's preloads and its boot module out of the page, and says there, as data, what they named:
 * app/inline-scripts/boot.ts does what they did at a visitor's first touch.
 * @param sheet address of the whole style sheet
 * @param keepState is given the page's data and answers its address; null: the data stays in the page
 * @throws RouterHtmlChanged
 */
export function postponeBoot(
  page: string,
  sheet: string,
  keepState: ((data: string) => string) | null,
): string {
  const [script, code = ""] = requireOnce(page, "module");
  const named = readModule(code);
  const own = [named.manifest, named.entry, ...Object.values(named.routes)];
  const preload = [...page.matchAll(preloads)].map(([, href = ""]) => href);
  const taken = keepState ? takeData(page) : null;
  const boot: Boot = {
    ...(keepState && taken && { state: keepState(taken.data) }),
    preload: preload.filter((href) => !own.includes(href)),
    sheet,
    ...named,
  };
  const text = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return (taken?.html ?? page)
    .replace(preloads, "")
    .replace(script, () => `<script data-boot type="application/json">${text}</script>`);
}
