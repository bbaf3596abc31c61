import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encode as escapeHtml } from "micromark-util-encode";
import { addressOf, inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import type { Pack, PackPage, PackWords } from "#domain/offline/pack.ts";
import { pageContent } from "#reader/content.ts";
import { offlineKinds } from "#reader/offline-kinds.ts";
import { built } from "./built.ts";
import { encode, quickly } from "./http/compress.ts";
import { fileResponse, readPicture } from "./http/files.ts";
import { anonymousRequest, type AppRequest, type AppResponse } from "./http/messages.ts";

/** The size in bytes of a page or its data, compressed by brotli as browsers get it. */
async function weigh(text: string): Promise<number> {
  const { body } = await encode(Buffer.from(text), { "content-type": "text/html" }, quickly);
  return body.length;
}

/** By address. The names of files contain a hash of their content. */
const fileWeights = new Map<string, number>();

/** The compressed size of a file, by its address. In development there is no bundle; its files count 0. */
async function weighFile(path: string): Promise<number> {
  const known = fileWeights.get(path);
  if (known !== undefined) return known;
  const picture = await readPicture(path);
  if (!picture && process.env.NODE_ENV === "development") return 0;
  const { body } = picture ?? (await fileResponse(path, await readFile(join(built.client, path))));
  fileWeights.set(path, body.length);
  return body.length;
}

/** The files a page needs offline: its bands, the scripts of a tool, and of a light page the pictures not folded away. */
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

type Render = (request: AppRequest) => Promise<Pick<AppResponse, "body" | "pageData">>;

/** Lists what visitors can keep for reading offline, with sizes in bytes. */
export function offlinePacks(render: Render, siteUrl: string) {
  let weighed: Promise<Pack> | null = null;

  async function pageOf(path: string, isTool: boolean): Promise<PackPage> {
    const request = { ...anonymousRequest, url: siteUrl + path, loggedPath: path, light: !isTool };
    const { body, pageData } = await render(request);
    const html = Buffer.from(body).toString("utf8");
    const weightOf = (file: string) =>
      file === pageData?.address ? weigh(pageData.text) : weighFile(file);
    const files = await Promise.all(
      filesOfPage(html, isTool).map(async (file) => [file, await weightOf(file)] as const),
    );
    return {
      version: hash("sha256", html).slice(0, 12),
      bytes: await weigh(html),
      isTool,
      files: Object.fromEntries(files),
    };
  }

  async function weighAll(): Promise<Pack> {
    const pages: Record<string, PackPage> = {};
    for (const language of languages) {
      const items = offlineKinds(language).flatMap((kind) => kind.items);
      for (const { path, isTool } of items) pages[path] = await pageOf(path, isTool);
    }
    return { pages, words: inEachLanguage(wordsOf) };
  }

  /** The sizes that the page "offline" shows. Computed once; after a failure the next request tries again. */
  function weights(): Promise<Pack> {
    weighed ??= weighAll().catch((error: unknown) => {
      weighed = null;
      throw error;
    });
    return weighed;
  }

  /** The pages with the page "offline" itself, for the service worker (app/offline/worker.ts). */
  async function pack(): Promise<Pack> {
    const { pages: kept, words } = await weights();
    const pages = { ...kept };
    for (const language of languages) {
      const path = addressOf("offline", language);
      pages[path] = await pageOf(path, false);
    }
    return { pages, words };
  }

  return { weights, pack };
}

function wordsOf(language: Language): PackWords {
  const { copy, missing } = pageContent("offline", language).worker;
  return { copy: escapeHtml(copy), missing: escapeHtml(missing) };
}
