/** Small rules for values somebody wrote by hand, and faults a writer can act on. */

/** What is wrong at a field: its path such as "crop.zoom", what belongs there, what stands there. */
export interface Fault {
  field: string;
  expected: string;
  found: string;
}

/** Checks the value at a field; no faults mean that it fits. */
export type Rule = (value: unknown, field: string) => Fault[];

/** A value as a writer would recognise it. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${value}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** A rule from a test and the words for what is expected. */
export const holds =
  (expected: string, test: (value: unknown) => boolean): Rule =>
  (value, field) =>
    test(value) ? [] : [{ field, expected, found: shown(value) }];

/** One of a list of words or numbers. */
export const oneOf = (choices: readonly (string | number)[]): Rule =>
  holds(`one of ${choices.join(", ")}`, (value) => choices.some((choice) => choice === value));

export const number = (lo: number, hi: number): Rule =>
  holds(
    `a number from ${lo} to ${hi}`,
    (value) => typeof value === "number" && value >= lo && value <= hi,
  );

export const wholeNumber = (lo: number, hi: number): Rule =>
  holds(
    `a whole number from ${lo} to ${hi}`,
    (value) => Number.isInteger(value) && Number(value) >= lo && Number(value) <= hi,
  );

export const truth: Rule = holds("true or false", (value) => typeof value === "boolean");

export const words: Rule = holds(
  "a text that is not empty",
  (value) => typeof value === "string" && value !== "",
);

export const hexColour: Rule = holds(
  "a colour such as #b4202e",
  (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value),
);

/** The rule, or nothing at all. */
export const optional =
  (rule: Rule): Rule =>
  (value, field) =>
    value === undefined ? [] : rule(value, field);

/** A list of `least` to `most` items that each keep the rule. */
export const listOf =
  (rule: Rule, least: number, most: number): Rule =>
  (value, field) => {
    const length = least === most ? `${least}` : `${least} to ${most}`;
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return [{ field, expected: `a list of ${length}`, found: shown(value) }];
    return value.flatMap((item: unknown, i) => rule(item, `${field}[${i}]`));
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const join = (field: string, name: string): string => (field ? `${field}.${name}` : name);

/** An object with these fields, each under its rule, and no other. */
export const shape =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value, field) => {
    if (!isObject(value)) return [{ field, expected: "an object", found: shown(value) }];
    const known = Object.keys(rules);
    const strangers = Object.keys(value)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        field: join(field, name),
        expected: `no such field; known are ${known.join(", ")}`,
        found: shown(value[name]),
      }));
    return [...known.flatMap((name) => rules[name]!(value[name], join(field, name))), ...strangers];
  };

/** One of several shapes, told apart by the word in the field `by`. */
export const oneShapeBy =
  (by: string, shapes: Readonly<Record<string, Rule>>): Rule =>
  (value, field) => {
    if (!isObject(value)) return [{ field, expected: "an object", found: shown(value) }];
    const chosen = value[by];
    const names = Object.keys(shapes);
    if (typeof chosen !== "string" || !names.includes(chosen))
      return oneOf(names)(chosen, join(field, by));
    return shapes[chosen]!(value, field);
  };
