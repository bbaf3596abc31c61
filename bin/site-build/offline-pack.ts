import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  addressOf,
  inWholeLanguages,
  wholeLanguages,
  type Language,
} from "#domain/language/language.ts";
import type { Pack, PackPage, PackWords } from "#domain/offline/pack.ts";
import { pageContent } from "#reader/content.ts";
import { offlineKinds } from "#reader/offline-kinds.ts";
import { compressQuickly, worthCompressing } from "#server/http/compress.ts";
import { escapeHtml } from "#server/http/escape-html.ts";
import { lightFile } from "#server/http/static-table.ts";
import { built } from "#server/main.ts";

/** What was drawn, by its name in the folder of the client; null of what was not. */
type Drawn = { get(name: string): Uint8Array | null };

/** Bytes as they are sent to a browser that reads brotli. */
async function weigh(content: string | Uint8Array): Promise<number> {
  const bytes = Buffer.from(content);
  return bytes.length < worthCompressing
    ? bytes.length
    : (await compressQuickly(bytes, "br")).length;
}

/** The same of a file by its address. */
async function weighFile(path: string, drawn: Drawn): Promise<number> {
  const own = drawn.get(path.slice(1));
  if (own) return weigh(own);
  const file = path.startsWith("/pictures/")
    ? join(built.pictures, path.slice("/pictures/".length))
    : join(built.client, path);
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size;
  return /\.(svg|js|css)$/.test(file) ? weigh(await readFile(file)) : (await stat(file)).size;
}

/** What a page wants to be whole: its bands and, of a tool, its program; of a light page the pictures that stand open. */
export function filesOfPage(html: string, isTool: boolean): string[] {
  const found = html.matchAll(isTool ? /\/(?:assets|bands)\/[\w.-]+/g : /\/bands\/[\w.-]+/g);
  const open = isTool ? "" : html.replace(/<details\b[^]*?<\/details>/g, "");
  const pictures = [...open.matchAll(/<picture>([^]*?)<\/picture>/g)].flatMap(([, inside = ""]) => {
    const small = /<source type="[^"]+" srcSet="([^" ]+)"/i.exec(inside);
    const only = /<img\b[^>]*\bsrc="([^"]+)"/i.exec(inside);
    return small?.[1] ?? only?.[1] ?? [];
  });
  const plans = [...open.matchAll(/<img\b[^>]*\bsrc="(\/pictures\/[^"]+\.svg)"/gi)].map(
    ([, path = ""]) => path,
  );
  return [...new Set([...[...found].map(([path]) => path), ...pictures, ...plans])];
}

async function pageOf(path: string, isTool: boolean, drawn: Drawn): Promise<PackPage> {
  const name = join(path.slice(1), isTool ? "index.html" : lightFile);
  const html = String(drawn.get(name));
  const files = filesOfPage(html, isTool);
  const weights = await Promise.all(files.map((file) => weighFile(file, drawn)));
  const version = createHash("sha256").update(html).digest("hex").slice(0, 12);
  return {
    version,
    bytes: await weigh(html),
    isTool,
    readsQuery: isTool || /\sdata-planner=/.test(html),
    files: Object.fromEntries(files.map((file, at) => [file, weights[at]!])),
  };
}

function wordsOf(language: Language): PackWords {
  const { copy, missing } = pageContent("offline", language).worker;
  return { copy: escapeHtml(copy), missing: escapeHtml(missing) };
}

/**
 * What of the pages that have been drawn can be kept on a device.
 * @param withHome also the page that lists them, once it is drawn: it says what the others weigh
 */
export async function packOf(drawn: Drawn, withHome: boolean): Promise<Pack> {
  const pages: Record<string, PackPage> = {};
  for (const language of wholeLanguages) {
    const items = offlineKinds(language).flatMap((kind) => kind.items);
    for (const { path, isTool } of items) pages[path] = await pageOf(path, isTool, drawn);
    const home = addressOf("offline", language);
    if (withHome) pages[home] = await pageOf(home, false, drawn);
  }
  return { pages, words: inWholeLanguages(wordsOf) };
}
