import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { rolldown } from "rolldown";
import { addresses, embedPath, embeds, goalEmbedPath, pageAt } from "#domain/addresses.ts";
import {
  wholeLanguages,
  englishPathOf,
  languageOf,
  languages,
  pathIn,
  rowOf,
} from "#domain/language/language.ts";
import { packPath, workerPath } from "#domain/offline/pack.ts";
import { loadedContent } from "#reader/load.ts";
import { frameOrigins, hasAdAccount } from "#reader/outside-links.ts";
import { projectRoot } from "#reader/project-root.ts";
import { isDocument, rewriteOrigin } from "#server/http/rewrite-origin.ts";
import { isThanksPage } from "#server/http/page-kinds.ts";
import { lightFile } from "#server/http/static-table.ts";
import { built } from "#server/main.ts";
import { pagePaths } from "../site-build/page-paths.ts";
import { exportPage, leadingPage, type ExportedPage } from "./rewrite-page.ts";

export type ExportPlace = {
  /** Public origin of the files. */
  readonly pages: string;
  /** Public origin of the server. */
  readonly server: string;
  /** The folder they are written into, which is made anew. */
  readonly out: string;
};

/**
 * Compressed forms are the file server's own business; the light version, the data of pages and what a phone keeps of
 * them are the server's.
 */
const leftOut = (name: string) =>
  [workerPath, packPath].includes(`/${name}`) ||
  pageAt(englishPathOf(`/${name.replace(/\/index\.html$/, "")}`)) === "offline" ||
  /\.(br|gz|data)$|(^|\/)\.vite\//.test(name) ||
  name.endsWith(lightFile);

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !leftOut(name));
}

async function scriptOfPages(): Promise<string> {
  const bundle = await rolldown({
    input: join(projectRoot, "app/inline-scripts/on-the-server.ts"),
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

type Ask = (path: string) => Promise<Response>;

/** The built application, asked as a visitor of the files would ask. */
async function application(pages: string): Promise<Ask> {
  const build = (await import(pathToFileURL(built.bundle).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return (path) => handle(new Request(new URL(path, pages)), new RouterContextProvider());
}

/** The page for what is not found, without the application, which would take it for another address. */
async function notFoundPage(ask: Ask, path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return html
    .replaceAll(`${path}?lite=1`, `${path.replace(/404$/, "")}?lite=1`)
    .replace(/<script\b[^>]*\bdata-boot\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<script\b[^>]*>window\.__reactRouterContext[\s\S]*?<\/script>/g, "");
}

const notFound = wholeLanguages.map((language) => pathIn(language, "/404"));

/** Pictures of a page that the server draws when they are asked for. */
const drawnIn = (html: string) =>
  [...html.matchAll(/<img\b[^>]*? src="(\/[^"?]*)"/g)].map(([, path]) => path!);

/** Addresses without a file that lead on: what the server draws for each reader, and old ones. */
function leadingOn(
  { server }: ExportPlace,
  isFile: (path: string) => boolean,
): Map<string, string> {
  const { content, readers } = loadedContent();
  const live = [
    ...Object.values(addresses).filter((path) => !path.includes(":")),
    ...embeds.map(embedPath),
    ...content.lists.goals.map(({ id }) => goalEmbedPath(id)),
    // An open picture of the gallery has an address to pass on.
    ...content.lists.photos.map(({ id }) => addresses.mediaPhoto.replace(":id", String(id))),
  ];
  const notYet = pagePaths().filter((path) => !rowOf(languageOf(path)).isWhole && !isFile(path));
  return new Map([
    ...notYet.map((path): [string, string] => [path, englishPathOf(path)]),
    ...languages.flatMap((language) => [
      ...live.map((path): [string, string] => {
        const own = pathIn(language, path);
        return [own, server + own];
      }),
      ...content.lists.redirects.map(({ from, target }): [string, string] => {
        const { href } = readers[language].destination(target);
        return [
          pathIn(language, from),
          href.startsWith("/") && !isFile(href) ? server + href : href,
        ];
      }),
    ]),
  ]);
}

/**
 * Writes the built site as files for a server that only sends files.
 * @returns how many pages there are, and how many addresses that lead on
 */
export async function writeExport(place: ExportPlace): Promise<{ pages: number; leading: number }> {
  const { pages, server, out } = place;
  const names = await namesIn(built.client);
  const paths = new Set(names.map((name) => `/${name}`.replace(/\/index\.html$/, "") || "/"));
  const pictures = (await namesIn(built.pictures)).map((name) => `/pictures/${name}`);
  for (const path of [...pictures, ...notFound]) paths.add(path);
  const isFile = (path: string) => paths.has(path);
  const { links } = loadedContent().content;
  const script = await scriptOfPages();
  const pageOf = (path: string): ExportedPage => ({
    server,
    isFile,
    script,
    security: {
      frameOrigins: frameOrigins(links),
      adService: hasAdAccount(links) && isThanksPage(path),
    },
  });
  const ask = await application(pages);
  const write = async (name: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), text);
  };

  await rm(out, { recursive: true, force: true });
  await cp(built.pictures, join(out, "pictures"), {
    recursive: true,
    filter: (from) => !leftOut(from),
  });
  let count = 0;
  for (const name of names) {
    const from = join(built.client, name);
    if (!isDocument(name)) {
      await mkdir(dirname(join(out, name)), { recursive: true });
      await cp(from, join(out, name));
      continue;
    }
    const text = rewriteOrigin(await readFile(from, "utf8"), pages);
    const path = `/${name.replace(/\/?index\.html$/, "")}`;
    if (name.endsWith(".html")) {
      count += 1;
      for (const one of drawnIn(text).filter((drawn) => !isFile(drawn)))
        await write(one.slice(1), new Uint8Array(await (await ask(one)).arrayBuffer()));
    }
    await write(name, name.endsWith(".html") ? exportPage(text, pageOf(path)) : text);
  }
  for (const path of notFound) {
    const page = exportPage(await notFoundPage(ask, path), pageOf(path));
    await write(`${path.slice(1)}/index.html`, page);
    if (path === notFound[0]) await write("404.html", page);
  }
  const leading = [...leadingOn(place, isFile)].filter(([path]) => !isFile(path));
  for (const [path, to] of leading) await write(`${path.slice(1)}/index.html`, leadingPage(to));
  return { pages: count, leading: leading.length };
}
