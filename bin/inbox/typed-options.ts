import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { UsageError } from "./usage.ts";

/**
 * Takes a command line apart.
 *
 * @throws UsageError in the words of `parseArgs`, which says it well: "Unknown option '--frm'"
 */
export function readTyped<const Known extends ParseArgsOptionsConfig>(
  typed: readonly string[],
  known: Known,
) {
  try {
    return parseArgs({ args: [...typed], options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replace(/\.?(\n| To specify).*/s, "") : "",
    );
  }
}

/** The choice that was typed; a wrong one is told with what it may be. */
export function oneOf<Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new UsageError(`${option} is "${value}"; it may be ${choices.join(", ")}`);
  }
  return found;
}
