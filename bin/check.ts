import { run } from "./run.ts";

/** The fast part of the tests, each with what it looks at. */
const checks: { name: string; command: string; args: string[] }[] = [
  { name: "content", command: "node", args: ["bin/check-content.ts"] },
  { name: "route types", command: "react-router", args: ["typegen"] },
  { name: "types", command: "tsc", args: ["--noEmit"] },
  { name: "lint", command: "oxlint", args: ["--quiet"] },
  { name: "format", command: "oxfmt", args: ["--check", "."] },
];

/** Runs every check, also after one has failed; gives how many held and how many did not. */
export async function check(): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  for (const { name, command, args } of checks) {
    console.log(`- ${name}`);
    if ((await run(command, args)) === 0) passed += 1;
    else console.error(`  ${name}: failed`);
  }
  return { passed, failed: checks.length - passed };
}

if (import.meta.main) {
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
