import { paintSite } from "../painter/site/paint.ts";
import { slotVersions } from "./paint/painter-versions.ts";
import { requireKnown } from "./processes/run.ts";

/** Redraws pictures, or films, and writes their files (painter/README.md). Nothing else draws. */
const words = process.argv.slice(2);
const typed = words.filter((word) => word.startsWith("-"));
requireKnown("option", typed, ["--all", "--films", "--sheet", "--help", "-h"]);
await paintSite(words, slotVersions());
