import type { ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";
import type { Changes } from "./changes.ts";

/** What every save works with. */
export type Desk = {
  readonly root: string;
  readonly changes: Changes;
  /** Everything that is wrong in a content, `bin/site-build/content-faults.ts`. */
  readonly faultsOf: (files: ContentFiles) => Fault[];
  /** `2026-05-18` */
  readonly today: () => string;
};
