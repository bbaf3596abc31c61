import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

/** Packages whose command has another name than they have. */
const packageOf: Readonly<Record<string, string>> = {
  "react-router": "@react-router/dev",
  playwright: "@playwright/test",
  tsc: "typescript",
};

type PackageFile = { readonly bin?: string | Readonly<Record<string, string>> };

/**
 * How a command is started. Tools of this project's packages are run by our own Node: by their names alone
 * Windows finds `.cmd` files, which start only in a shell. Everything else is the machine's.
 * @returns the program and what it is given
 */
export function commandLine(
  command: string,
  args: readonly string[],
): [program: string, args: string[]] {
  if (command === "node") return [process.execPath, [...args]];
  const folder = join(projectRoot, "node_modules", packageOf[command] ?? command);
  const about = join(folder, "package.json");
  if (!existsSync(about)) return [command, [...args]];
  const { bin } = JSON.parse(readFileSync(about, "utf8")) as PackageFile;
  const file = typeof bin === "string" ? bin : bin?.[command];
  return file === undefined
    ? [command, [...args]]
    : [process.execPath, [join(folder, file), ...args]];
}
