import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { environmentNames, readConfig, configFault, type Config } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = {
  readonly environment: Environment;
  /** A fault with the place where the wrong value stands, when that is the file. */
  readonly locate: (fault: string) => string;
};

type Values = Readonly<Record<string, string>>;
type FileSettings = { readonly values: Values; readonly lines: ReadonlyMap<string, number> };

/** In place of a path: no file is read, not even `.env`. */
export const noSettingsFile = "none";

const isPosix = process.platform !== "win32";
const known = new Set<string>(environmentNames.filter((name) => name !== "SETTINGS"));

/** Why a line of the file cannot stand as it is; null: it can. A `#` would cut a password in two, and nobody would see it. */
function faultOfLine(line: string, name: string | undefined): string | null {
  if (name === undefined)
    return "is no setting; it may be NAME=value, or a remark that begins with #";
  if (!known.has(name))
    return `sets ${name}, which is none of the site's settings: ${[...known].join(", ")}`;
  if (/=\s*[^"'`\s#][^#]*#/.test(line))
    return `has a # in ${name}: put the value in quotes, and a remark on a line of its own`;
  return /=\s*(["'`])(?!.*\1)/.test(line) ? `lacks the closing quote of ${name}` : null;
}

/** The file as Node's own `--env-file` reads it. */
function parseFile(text: string, place: string): FileSettings | { faults: string[] } {
  const lines = new Map<string, number>();
  // A byte order mark, as some editors leave it, is no part of the first name.
  const whole = text.replace(/^\uFEFF/, "");
  const faults = whole.split(/\r?\n/).flatMap((line, at) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, name] = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line) ?? [];
    if (name !== undefined) lines.set(name, at + 1);
    const fault = faultOfLine(line, name);
    return fault === null ? [] : [`${place}, line ${at + 1} ${fault}.`];
  });
  return faults.length > 0 ? { faults } : { values: parseEnv(whole) as Values, lines };
}

/**
 * Reads the environment and the file of settings below it: the one that `SETTINGS` names, else `.env` in
 * the project's folder where there is one. A variable that the environment has, empty or not, wins.
 * @returns one line for each fault of the file: unknown names, lines that are none, other accounts that may read it
 */
export function readSettings(
  given: Environment,
  root: string = projectRoot,
): Settings | { faults: string[] } {
  const named = given.SETTINGS || undefined;
  const without: Settings = { environment: given, locate: (fault) => fault };
  if (named === noSettingsFile) return without;
  const file = resolve(root, named ?? ".env");
  const place = named ?? basename(file);
  let text: string;
  try {
    // `access` of the file's account alone: it holds keys and passwords.
    const { mode } = statSync(file);
    if (isPosix && (mode & 0o077) !== 0) {
      const rights = (mode & 0o777).toString(8);
      return {
        faults: [
          `${place} may be read or written by other accounts of this machine (mode ${rights}); fix it with: chmod 600 ${file}`,
        ],
      };
    }
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && named === undefined) return without;
    const rule = `the path of a file of settings that this account can read, or ${noSettingsFile} (${code})`;
    return { faults: [configFault("SETTINGS", { SETTINGS: named ?? file }, rule)] };
  }
  const read = parseFile(text, place);
  if ("faults" in read) return read;
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    environment: { ...read.values, ...own },
    locate(fault) {
      const name = fault.split(" ", 1)[0]!;
      const line = name in own ? undefined : read.lines.get(name);
      return line === undefined ? fault : `${place}, line ${line}: ${fault}`;
    },
  };
}

/**
 * The settings of the site on this machine, checked: what every command begins with.
 * @returns or one line for each thing that is wrong, with file and line where it stands in the file
 */
export function readSite(
  given: Environment,
  root?: string,
): (Settings & { config: Config }) | { faults: string[] } {
  const settings = readSettings(given, root);
  if ("faults" in settings) return settings;
  const read = readConfig(settings.environment);
  if ("faults" in read) return { faults: read.faults.map(settings.locate) };
  return { ...settings, config: read.config };
}
