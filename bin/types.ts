import { checkAndTell } from "./check.ts";

await checkAndTell(["route types", "types"]);
