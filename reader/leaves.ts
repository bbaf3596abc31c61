import { isPair } from "./resolve.ts";

/** A value within another one, and where: `opening.title.en`. */
export type Leaf = {
  readonly field: string;
  readonly value: unknown;
  /** The group or list that holds it. */
  readonly entry: Readonly<Record<string, unknown>>;
};

/** Every value within a value, groups and lists before what they hold. @param pairs false: those in both languages stay whole */
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
