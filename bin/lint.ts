import { checkAndTell } from "./check.ts";

await checkAndTell(["lint", "format"]);
