import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** What React Router writes into a page for its own start: a string for its stream, and the end of it. */
const chunk =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g;
const end = /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);?<\/script>/;

/**
 * Takes the application's data out of a prerendered page: it is a third of what is sent and nobody needs
 * it before the application, which app/inline-scripts/boot.ts loads at the first touch and the data with it.
 * @returns the page and its data, or null when the page has none to take
 */
export function takeState(html: string): { html: string; state: string } | null {
  const chunks = [...html.matchAll(chunk)].map(([, text]) => JSON.parse(text!) as string);
  if (chunks.length === 0 || !end.test(html) || !html.includes("data-boot ")) return null;
  const state = chunks.join("");
  const name = createHash("sha256").update(state).digest("hex").slice(0, 12);
  return {
    html: html
      .replace(chunk, "")
      .replace(end, "")
      .replace("data-boot ", `data-boot data-state="/assets/state-${name}.json" `),
    state,
  };
}

/** Does it with every page of a build; the files stand among the assets, named by what is in them. */
export async function writeStateFiles(client: string): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const taken = takeState(await readFile(file, "utf8"));
    if (!taken) throw new Error(`${relative(client, file)} has no data for the application.`);
    const name = /data-state="\/([^"]+)"/.exec(taken.html)![1]!;
    await writeFile(join(client, name), taken.state);
    await writeFile(file, taken.html);
  }
}
