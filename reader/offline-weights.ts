import type { BookletName } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import type { Pack } from "#domain/offline/pack.ts";

/** Bytes of what can be kept on a device, as they are sent. */
export type OfflineWeights = {
  readonly booklets: Partial<Record<`${BookletName}.${Language}`, number>>;
  /** Null while it is being weighed. */
  readonly pack: Pack | null;
};
