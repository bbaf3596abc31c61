import { requireKnown, run } from "./processes/run.ts";

/** Only files that have changed since the last run are checked again. */
const typesKept = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

export const checks: { name: string; command: string; args: string[] }[] = [
  { name: "content", command: "node", args: ["bin/check-content.ts"] },
  { name: "routes", command: "react-router", args: ["typegen"] },
  // A second checker would derive most types again: twice the processor time.
  { name: "types", command: "tsc", args: ["--noEmit", "--checkers", "1", ...typesKept] },
  { name: "lint", command: "oxlint", args: ["--quiet"] },
  { name: "sheets", command: "stylelint", args: ["{app,editor,staff}/**/*.css"] },
  { name: "unused", command: "knip", args: ["--no-progress", "--no-config-hints"] },
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  { name: "pages", command: "node", args: ["bin/check-pages.ts"] },
];

/**
 * Runs checks, also after one has failed; gives how many held and how many did not.
 * @param beside true when something else writes to the same terminal: whole lines only
 */
export async function check(chosen: typeof checks, beside = false) {
  let passed = 0;
  for (const { name, command, args } of chosen) {
    console.log(`- ${name}`);
    // The type checker is written in Go: to collect garbage less often saves a fifth of its time for 160 MB.
    if ((await run(command, args, { GOGC: "400" }, beside)) === 0) passed += 1;
    else console.error(`  ${name}: failed`);
  }
  return { passed, failed: chosen.length - passed };
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const known = checks.map(({ name }) => name);
  requireKnown("check", names, known);
  const isAsked = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  const { passed, failed } = await check(checks.filter(isAsked));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
