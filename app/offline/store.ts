import { lightPathOf, withFullLinks } from "#domain/language/light-address.ts";
import { filesOf, packPath, updateOf, type Pack } from "#domain/offline/pack.ts";

/*
 * What this site keeps on a device, in the browser's own store of answers: what was picked, with the pack's list,
 * and what was read. Worker and page share it.
 */
export const pickedStore = "long-way-home-picked";
export const readStore = "long-way-home-read";

/** One at a time, in worker and pages: an update that ends during a keeping would throw away what was just kept. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Safari knows locks since 15.4, and can keep pages before.
  return "locks" in navigator ? navigator.locks.request(pickedStore, work) : work();
}

/** Noted with each answer that is kept. */
const keptOn = "X-Kept-On";
const keptVersion = "X-Kept-Version";
const keptBytes = "X-Kept-Bytes";

const bytesOf = (answer: Response) => Number(answer.headers.get(keptBytes) ?? 0);

/** The day an answer was kept. */
export const dayOf = (answer: Response) => new Date(answer.headers.get(keptOn) ?? 0);

/** The path of an answer that is kept. */
const pathOf = ({ url }: Request) => new URL(url).pathname;

/** An answer as it is kept: without what belongs to the way it came. */
export async function keep(
  store: Cache,
  path: string,
  answer: Response,
  version = "",
): Promise<void> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  for (const name of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(keptOn, new Date().toISOString());
  headers.set(keptVersion, version);
  headers.set(keptBytes, String(body.size));
  await store.delete(path);
  await store.put(path, new Response(body, { headers }));
}

/** @throws when the line is broken or the answer is none that can be kept */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

export async function fetchPack(): Promise<Response> {
  return ask(packPath, { cache: "no-cache" });
}

/** The pages of a store, those kept first first. */
export async function pagesIn(
  store: Cache,
): Promise<{ path: string; version: string; bytes: number; day: Date }[]> {
  const pages = [];
  for (const request of await store.keys()) {
    const answer = await store.match(request);
    if (!answer?.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const version = answer.headers.get(keptVersion) ?? "";
    pages.push({ path: pathOf(request), version, bytes: bytesOf(answer), day: dayOf(answer) });
  }
  return pages;
}

/**
 * Fetches a page and what it brings with it; the page last, so that none is kept by halves. Of most pages
 * the light version is kept, under the address of the full one.
 */
export async function keepPage(store: Cache, pack: Pack, path: string): Promise<void> {
  const page = pack.pages[path];
  if (!page) return;
  const address = page.isTool ? path : lightPathOf(path);
  // Asked for first: the server keeps a page's data from when it draws the page.
  const answer = await ask(address, { credentials: "omit", cache: "no-store" });
  for (const file of Object.keys(page.files)) {
    if (!(await store.match(file))) await keep(store, file, await ask(file));
  }
  const html = page.isTool ? await answer.text() : withFullLinks(await answer.text());
  await keep(store, path, new Response(html, answer), page.version);
}

/** Drops every page that is not among these, and every file that none of them brings. */
export async function keepOnly(store: Cache, pack: Pack, paths: readonly string[]): Promise<void> {
  const wanted = new Set([...paths, ...Object.keys(filesOf(pack, paths)), packPath]);
  for (const request of await store.keys()) {
    if (!wanted.has(pathOf(request))) await store.delete(request);
  }
}

/** Brings what was picked up to date: only what has changed is fetched. */
export async function update(store: Cache): Promise<void> {
  const fresh = await fetchPack();
  const pack = (await fresh.clone().json()) as Pack;
  const pages = await pagesIn(store);
  const { fetch: changed, drop } = updateOf(pack, pages);
  for (const path of changed) await keepPage(store, pack, path);
  const paths = pages.map(({ path }) => path).filter((path) => !drop.includes(path));
  await keepOnly(store, pack, paths);
  await keep(store, packPath, fresh);
}
