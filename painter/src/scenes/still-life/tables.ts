/** Goods on their way, and the tables of those who work. */

import { sumsAndClay } from "./sums.ts";

export const TABLES = { sumsAndClay } as const;
