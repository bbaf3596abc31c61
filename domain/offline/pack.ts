import type { Language } from "#domain/language/language.ts";

/** The pages that can be kept on a device; sizes are bytes as they are sent. */
export type Pack = {
  /** By their paths: `/es/families`. */
  readonly pages: Readonly<Record<string, PackPage>>;
  readonly words: Readonly<Record<Language, PackWords>>;
};

export type PackPage = {
  /** Another one when anything of the page has changed. */
  readonly version: string;
  /** Bytes of the page alone. */
  readonly bytes: number;
  /** Kept in the full version, with its script, because it works something out. */
  readonly isTool: boolean;
  /** The page answers its query by itself: it is kept once, whatever the query asks. */
  readonly readsQuery: boolean;
  readonly files: Readonly<Record<string, number>>;
};

export type PackWords = {
  /** `{date}` is the day it was kept. */
  readonly copy: string;
  readonly missing: string;
};

export const packPath = "/offline-pack.json";
export const workerPath = "/offline-worker.js";

/** The files of some pages, each once, by path. */
export function filesOf(pack: Pack, paths: readonly string[]): Record<string, number> {
  return Object.assign({}, ...paths.map((path) => pack.pages[path]?.files ?? {})) as Record<
    string,
    number
  >;
}

/** Bytes of some pages together: what they share is counted once. */
export function weightOf(pack: Pack, paths: readonly string[]): number {
  const files = Object.values(filesOf(pack, paths));
  const pages = paths.map((path) => pack.pages[path]?.bytes ?? 0);
  return [...files, ...pages].reduce((sum, bytes) => sum + bytes, 0);
}

/** A page on the device. */
export type KeptPage = { readonly path: string; readonly version: string };

export function updateOf(
  pack: Pack,
  kept: readonly KeptPage[],
): { readonly fetch: readonly string[]; readonly drop: readonly string[] } {
  const paths = kept.map(({ path }) => path);
  return {
    fetch: kept
      .filter(({ path, version }) => pack.pages[path] && pack.pages[path].version !== version)
      .map(({ path }) => path),
    drop: paths.filter((path) => !pack.pages[path]),
  };
}
