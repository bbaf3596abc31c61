import { isPair } from "./resolve.ts";

/** A nested value with its path: `opening.title.en`. */
export type Leaf = {
  readonly field: string;
  readonly value: unknown;
  /** The object or array that contains it. */
  readonly entry: Readonly<Record<string, unknown>>;
};

/** All nested values, parents before children. @param pairs false to return language pairs whole */
export function valuesIn(whole: unknown, pairs = true): Leaf[] {
  const found: Leaf[] = [];
  const walk = (value: unknown, field: string, entry: Leaf["entry"]) => {
    found.push({ field, value, entry });
    if (!value || typeof value !== "object" || (!pairs && isPair(value))) return;
    for (const [name, part] of Object.entries(value))
      walk(part, field ? `${field}.${name}` : name, value as Leaf["entry"]);
  };
  walk(whole, "", {});
  return found;
}
