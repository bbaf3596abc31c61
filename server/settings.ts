import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { environmentNames, readConfig, configFault, type Config } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = { readonly environment: Environment };

/** SETTINGS with this value: no file is read, not even `.env`. */
export const noSettingsFile = "none";

const known = new Set<string>(environmentNames.filter((name) => name !== "SETTINGS"));

/** The fault of a line; null: none. A `#` outside quotes would silently cut off the rest of a password. */
function faultOfLine(line: string, name: string | undefined): string | null {
  if (name === undefined)
    return "is no setting; it may be NAME=value, or a remark that begins with #";
  if (!known.has(name))
    return `sets ${name}, which is none of the site's settings: ${[...known].join(", ")}`;
  if (/^[^=]*=\s*[^"'`\s#][^#]*#/.test(line))
    return `has a # in ${name}: put the value in quotes, and a remark on a line of its own`;
  if (/^[^=]*=\s*(["'`])(?!.*\1)/.test(line)) return `lacks the closing quote of ${name}`;
  return /^[^=]*=\s*(["'`])((?!\1).)*\1\s*[^\s#]/.test(line)
    ? `has text behind the quotes of ${name}`
    : null;
}

/** Parses the file as Node's `--env-file` does. @param place its name in faults */
function parseFile(text: string, place: string): Settings | { faults: string[] } {
  // Some editors write a byte order mark.
  const whole = text.replace(/^\uFEFF/, "");
  const faults = whole.split(/\r?\n/).flatMap((line, at) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, name] = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line) ?? [];
    const fault = faultOfLine(line, name);
    return fault === null ? [] : [`${place}, line ${at + 1} ${fault}.`];
  });
  return faults.length > 0 ? { faults } : { environment: parseEnv(whole) as Environment };
}

/**
 * Reads the settings file, the one that `SETTINGS` names or else `.env` in the project's folder. Variables of the
 * environment, also empty ones, replace those of the file.
 * @returns the merged environment, or one line for each fault of the file: unknown names, malformed lines, or read
 *   permission for other accounts
 */
export function readSettings(
  given: Environment,
  root: string = projectRoot,
): Settings | { faults: string[] } {
  const named = given.SETTINGS || undefined;
  if (named === noSettingsFile) return { environment: given };
  const file = resolve(root, named ?? ".env");
  const place = named ?? basename(file);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
    // It contains keys and passwords.
    const { mode } = statSync(file);
    if ((mode & 0o077) !== 0) {
      const rights = (mode & 0o777).toString(8);
      return {
        faults: [
          `${place} may be read or written by other accounts of this machine (mode ${rights}); fix it with: chmod 600 ${file}`,
        ],
      };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && named === undefined) return { environment: given };
    const rule = `the path of a file of settings that this account can read, or ${noSettingsFile} (${code})`;
    return { faults: [configFault("SETTINGS", { SETTINGS: named ?? file }, rule)] };
  }
  const read = parseFile(text, place);
  if ("faults" in read) return read;
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { environment: { ...read.environment, ...own } };
}

/**
 * Reads and validates the settings of the site on this machine.
 * @returns the settings, or one line for each fault
 */
export function readSite(
  given: Environment,
  root?: string,
): (Settings & { config: Config }) | { faults: string[] } {
  const settings = readSettings(given, root);
  if ("faults" in settings) return settings;
  const read = readConfig(settings.environment);
  if ("faults" in read) return read;
  return { ...settings, config: read.config };
}
