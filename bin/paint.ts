import { paintSite } from "../painter/site/paint.ts";
import { slotVersions } from "./paint/painter-versions.ts";

/** Redraws pictures, or films, and writes their files (painter/README.md). Nothing else draws. */
await paintSite(process.argv.slice(2), slotVersions());
