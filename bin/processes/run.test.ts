import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { checks } from "../check.ts";
import { commandLine } from "./run.ts";

const tools = [...checks.map(({ command }) => command), "vitest", "playwright", "playwright-core"];

test.each([...new Set(tools)])(
  "%s is started by our own Node, which works on Windows too",
  (command) => {
    const [program, args] = commandLine(command, ["--given"]);
    expect(program).toBe(process.execPath);
    expect(args.at(-1)).toBe("--given");
    if (command !== "node") expect(existsSync(args[0]!), args[0]).toBe(true);
  },
);
