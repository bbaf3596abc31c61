import type { Language } from "#domain/language/language.ts";

/** Manifest of the pages that can be saved offline; sizes are bytes as transferred. */
export type Pack = {
  /** By path: `/es/families`. */
  readonly pages: Readonly<Record<string, PackPage>>;
  readonly words: Readonly<Record<Language, PackWords>>;
};

export type PackPage = {
  /** Changes with the content of the page. */
  readonly version: string;
  /** Size of the HTML. */
  readonly bytes: number;
  /** An interactive page, saved in the full version: its script handles the query, so one copy serves all queries. */
  readonly isTool: boolean;
  /** Sizes of its files by path. */
  readonly files: Readonly<Record<string, number>>;
};

/** `{date}` in `copy` is the day of saving. */
export type PackWords = Readonly<Record<"copy" | "missing", string>>;

export const packPath = "/offline-pack.json";
export const workerPath = "/offline-worker.js";

export function filesOf(pack: Pack, paths: readonly string[]): Record<string, number> {
  const files = paths.map((path) => pack.pages[path]?.files ?? {});
  return Object.assign({}, ...files) as Record<string, number>;
}

/** Total bytes of some pages; shared files count once. */
export function weightOf(pack: Pack, paths: readonly string[]): number {
  const files = Object.values(filesOf(pack, paths));
  const pages = paths.map((path) => pack.pages[path]?.bytes ?? 0);
  return [...files, ...pages].reduce((sum, bytes) => sum + bytes, 0);
}
