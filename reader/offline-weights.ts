import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BookletName } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import type { Pack } from "#domain/offline/pack.ts";
import { projectRoot } from "./project-root.ts";

/** What each booklet weighs, with a digest of the words it was weighed with. */
export type BookletWeights = Partial<
  Record<`${BookletName}.${Language}`, { readonly words: string; readonly bytes: number }>
>;

/** What a build found things to weigh, in bytes as they are sent. */
export type OfflineWeights = { readonly booklets: BookletWeights; readonly pack: Pack | null };

/** Where bin/site-build/write-pages.ts notes it. */
export const offlineWeightsFile = join(projectRoot, "build/offline-weights.json");

/** The weights of the last build; none while developing on a project that was never built. */
export function offlineWeights(): OfflineWeights {
  try {
    return JSON.parse(readFileSync(offlineWeightsFile, "utf8")) as OfflineWeights;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { booklets: {}, pack: null };
    throw error;
  }
}
