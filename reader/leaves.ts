import { isPair } from "./resolve.ts";

/** A nested value with its path: `opening.title.en`. */
export type Leaf = {
  readonly field: string;
  readonly value: unknown;
  /** The object or array that contains it. */
  readonly entry: Readonly<Record<string, unknown>>;
};

/** All nested values, parents before children. @param pairs false to return language pairs whole */
export function* valuesIn(
  value: unknown,
  pairs = true,
  at = "",
  entry: Leaf["entry"] = {},
): Generator<Leaf> {
  yield { field: at, value, entry };
  if (!value || typeof value !== "object" || (!pairs && isPair(value))) return;
  for (const [name, part] of Object.entries(value)) {
    yield* valuesIn(part, pairs, at ? `${at}.${name}` : name, value as Leaf["entry"]);
  }
}
