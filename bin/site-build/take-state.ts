import { createHash } from "node:crypto";

/** What React Router writes into a page for its own start: a string for its stream, and the end of it. */
const chunk =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g;
const end = /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);?<\/script>/;

/**
 * Takes the application's data out of a prerendered page: it is a third of what is sent and nobody needs
 * it before the application, which app/inline-scripts/boot.ts loads at the first touch and the data with it.
 * @returns the page, its data and the file that the page asks for it, named by what is in it; null when the page
 *   has none to take
 */
export function takeState(html: string): { html: string; state: string; file: string } | null {
  const chunks = [...html.matchAll(chunk)].map(([, text]) => JSON.parse(text!) as string);
  if (chunks.length === 0 || !end.test(html) || !html.includes("data-boot ")) return null;
  const state = chunks.join("");
  const file = `assets/state-${createHash("sha256").update(state).digest("hex").slice(0, 12)}.json`;
  return {
    html: html
      .replace(chunk, "")
      .replace(end, "")
      .replace("data-boot ", `data-boot data-state="/${file}" `),
    state,
    file,
  };
}
