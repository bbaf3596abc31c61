import { z } from "zod";
import { fillTemplate } from "#domain/language/language.ts";

type Values = Readonly<Record<string, string | number>>;

export type Fault = {
  file: string;
  field: string;
  /** The expectation in English, which is also the code of its text in editor/words/faults.yaml: `at most {most}`. */
  expected: string;
  /** Placeholders of `expected`. */
  values?: Values;
  found: string;
};

export const expectedBy = ({ expected, values = {} }: Fault): string =>
  fillTemplate(expected, values);

/** `content/pages/home.yaml · hero.title.es: expected text, found nothing` */
export function formatFault(fault: Fault): string {
  const { file, field, found } = fault;
  return `${file} · ${field || "(the whole file)"}: expected ${expectedBy(fault)}, found ${found}`;
}

/** Thrown when there is no content without a fault to show. The message lists all faults. */
export class ContentFaults extends Error {
  override readonly name = "ContentFaults";

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
    super(
      `The content has ${count}:\n${faults.map((fault) => `  ${formatFault(fault)}`).join("\n")}`,
    );
  }
}

export function describe(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (value === "") return "an empty text";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "a group of fields";
  const shown = String(value);
  return `"${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}"`;
}

const valueAt = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

function expectation(issue: z.core.$ZodIssue): [expected: string, values?: Values] {
  switch (issue.code) {
    case "invalid_type": {
      const names = { string: "text", object: "a group of fields", array: "a list" };
      return [names[issue.expected as keyof typeof names] ?? `a ${issue.expected}`];
    }
    case "unrecognized_keys": {
      const keys = issue.keys.map((key) => `"${key}"`).join(", ");
      // Custom messages of a schema list the known fields.
      const there = issue.message.startsWith("Unrecognized") ? "" : `; ${issue.message}`;
      return ["no field called {keys}{there}", { keys, there }];
    }
    case "invalid_value":
      return ["one of {all}", { all: issue.values.join(", ") }];
    case "too_small": {
      if (issue.origin === "string") return ["text"];
      const above = issue.inclusive ? "a number from {least} up" : "a number above {least}";
      const expected = issue.origin === "number" ? above : "at least {least} of them";
      return [expected, { least: Number(issue.minimum) }];
    }
    case "too_big":
      return ["at most {most}", { most: Number(issue.maximum) }];
    case "invalid_format":
      if (issue.format === "date") return ["a day of the calendar, such as 2026-05-18"];
      if (issue.format === "url") return ["a whole web address: https://example.org/page"];
      return [issue.message];
    default:
      return [issue.message, "params" in issue ? (issue.params as Values) : undefined];
  }
}

/** The issues of a union are those of the option with the fewest. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (!nearest) {
    const kinds = "options" in issue ? issue.options?.join(", ") : undefined;
    const params = { all: kinds ?? "the kinds there are" };
    return [{ ...issue, code: "custom", message: "one of {all}", params }];
  }
  return nearest
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(flatten);
}

export function faultsOf(file: string, value: unknown, error: z.ZodError): Fault[] {
  return error.issues.flatMap(flatten).map((issue) => {
    const [expected, values] = expectation(issue);
    const field = issue.path.map(String).join(".");
    const keys = issue.code === "unrecognized_keys" && values?.["keys"];
    const found = String(keys || describe(valueAt(value, issue.path)));
    return { file, field, expected, ...(values && { values }), found };
  });
}
