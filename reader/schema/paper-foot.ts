import { pair } from "./pair.ts";

/** At the foot of every page of a document. `{page}` and `{pages}` are filled in. */
export const foot = { foot: pair, numbering: pair };
