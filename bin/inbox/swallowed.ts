import { UsageError } from "./usage.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * npm's own settings: they may stand in somebody's .npmrc and say nothing of what was typed. Without
 * them a command asks, or answers in a table, which is seen at once.
 */
const ofNpm = new Set(["json", "yes", "email", "help"]);

/** npm takes the beginning of one of its own options for the whole of it. */
const completed: Readonly<Record<string, string>> = {
  replace: "replace_registry_host",
  to: "token_description",
};

/**
 * Without two dashes npm keeps options for itself and hands on the words alone: a list would not be
 * filtered and a letter not sent, without a word.
 *
 * @param script the npm script, as it is typed
 * @param names the options that the command knows
 * @throws UsageError with what has to be typed
 */
export function refuseSwallowed(
  script: string,
  typed: readonly string[],
  env: Environment,
  names: readonly string[],
): void {
  // An option that came through says that the dashes were there.
  if (!env["npm_lifecycle_event"] || typed.some((word) => word.startsWith("-"))) return;
  const isTaken = (name: string) =>
    [name.replaceAll("-", "_"), completed[name] ?? name].some((key) => env[`npm_config_${key}`]);
  const taken = names.filter((name) => !ofNpm.has(name) && isTaken(name));
  if (taken.length === 0) return;
  const options = taken.map((name) => `--${name}`);
  throw new UsageError(
    `npm kept ${options.join(" and ")} for itself; type two dashes first: npm run ${script} -- … ${options.join(" … ")} …`,
  );
}

/** @throws UsageError for a word behind a command that takes none, as it is left of an option that npm kept */
export function refuseLeftover(script: string, command: string, word: string | null): void {
  if (word === null) return;
  throw new UsageError(
    `"${word}" is one word too many; if an option stood before it, type two dashes first: npm run ${script} -- ${command} …`,
  );
}
