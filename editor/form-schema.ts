import { z } from "zod";
import { languages } from "#domain/language/language.ts";

export type NameOf = "picture" | "fact" | "link" | "category" | "purpose";

/** The form of one value of a content file, derived from its schema. */
export type FormNode =
  | { readonly kind: "pair" }
  | { readonly kind: "text"; readonly name?: NameOf; readonly is?: "id" | "day" | "changed" }
  | { readonly kind: "number"; readonly whole: boolean }
  | { readonly kind: "tick" }
  | {
      readonly kind: "choice";
      readonly options: readonly string[];
      readonly of?: "icon" | "page";
    }
  | { readonly kind: "list"; readonly item: FormNode }
  | { readonly kind: "group"; readonly fields: readonly FormField[] }
  | { readonly kind: "record"; readonly item: FormNode }
  /** The value may be null: not known yet. */
  | { readonly kind: "nullable"; readonly value: FormNode }
  /** One of several groups, told apart by `kind`. */
  | { readonly kind: "blocks"; readonly blocks: readonly Variant[] }
  /** One of several shapes, such as a number or a range. */
  | { readonly kind: "shapes"; readonly shapes: readonly Variant[] }
  /** Markdown of an article or issue in both languages. */
  | { readonly kind: "article"; readonly pictures: boolean };

export type FormField = {
  readonly name: string;
  readonly node: FormNode;
  readonly required: boolean;
};

export type Variant = { readonly name: string; readonly node: FormNode };

/** The part of JSON Schema that zod makes of our schemas; `form` is metadata of reader/schema/pair.ts. */
type Json = {
  readonly type?: string | readonly string[];
  readonly form?: "id" | "picture" | "icon" | "page";
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly propertyNames?: Json;
  readonly additionalProperties?: Json | boolean;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
};

/** Keys whose value names something else, as in reader/resolve.ts. */
function nameUnder(key: string): NameOf | undefined {
  if (key === "picture" || key === "slot" || key === "share") return "picture";
  if (key === "link" || key === "category") return key;
  if (key === "for") return "purpose";
  return /(^|_)fact$/.test(key) ? "fact" : undefined;
}

function text(json: Json, key: string): FormNode {
  if (json.form === "id") return { kind: "text", is: "id" };
  if (key === "changed_on") return { kind: "text", is: "changed" };
  if (json.format === "date") return { kind: "text", is: "day" };
  const name = json.form === "picture" ? "picture" : nameUnder(key);
  return name ? { kind: "text", name } : { kind: "text" };
}

const isPair = ({ properties = {} }: Json) =>
  Object.keys(properties).join() === [...languages, "source"].join() &&
  Object.values(properties).every(({ type }) => type === "string");

function group({ properties = {}, required = [] }: Json, at: string): FormNode {
  const fields = Object.entries(properties).map(([name, json]): FormField => ({
    name,
    node: toNode(json, `${at}.${name}`),
    required: required.includes(name),
  }));
  return { kind: "group", fields };
}

/** A block's group without its `kind`; one for each name that `kind` may have. */
function block(json: Json, at: string): Variant[] {
  const { kind, ...properties } = json.properties ?? {};
  const names = kind?.const === undefined ? (kind?.enum ?? []) : [kind.const];
  const required = (json.required ?? []).filter((name) => name !== "kind");
  return names.map((name) => ({
    name,
    node: group({ properties, required }, `${at}(${name})`),
  }));
}

function shapeName(node: FormNode, at: string): string {
  if (node.kind !== "group") return node.kind;
  const names = node.fields.filter(({ required }) => required).map(({ name }) => name);
  return names.join() === "from,to" ? "range" : (names.at(-1) ?? at);
}

function anyOf(options: readonly Json[], key: string, at: string): FormNode {
  const known = options.filter(({ type }) => type !== "null");
  if (known.length < options.length) {
    return { kind: "nullable", value: anyOf(known, key, at) };
  }
  const [only, ...others] = options;
  if (only && others.length === 0) return toNode(only, at, key);
  if (options.every(({ properties }) => properties?.["kind"])) {
    return { kind: "blocks", blocks: options.flatMap((option) => block(option, at)) };
  }
  const nodes = options.flatMap((option) => {
    const node = toNode(option, at, key);
    return node.kind === "shapes" ? node.shapes : [{ name: shapeName(node, at), node }];
  });
  return { kind: "shapes", shapes: nodes };
}

function object(json: Json, at: string): FormNode {
  if (json.properties && isPair(json)) return { kind: "pair" };
  if (json.properties) return group(json, at);
  const { additionalProperties: entries } = json;
  if (typeof entries !== "object") throw new Error(`The editor cannot draw ${at}: any fields`);
  const { enum: names } = json.propertyNames ?? {};
  if (!names) return { kind: "record", item: toNode(entries, `${at}.*`) };
  // A record whose keys are all known is a group.
  return group(
    { properties: Object.fromEntries(names.map((name) => [name, entries])), required: names },
    at,
  );
}

function toNode(json: Json, at: string, key = at.slice(at.lastIndexOf(".") + 1)): FormNode {
  const options = json.anyOf ?? json.oneOf;
  if (options) return anyOf(options, key, at);
  if (Array.isArray(json.type)) {
    const types = json.type.map((type: string) => ({ ...json, type }));
    return anyOf(types, key, at);
  }
  if (json.enum) {
    const of = json.form === "icon" || json.form === "page" ? json.form : undefined;
    return { kind: "choice", options: json.enum, ...(of && { of }) };
  }
  switch (json.type) {
    case "string":
      return text(json, key);
    case "number":
    case "integer":
      return { kind: "number", whole: json.type === "integer" };
    case "boolean":
      return { kind: "tick" };
    case "array":
      return { kind: "list", item: toNode(json.items ?? {}, `${at}[]`, key) };
    case "object":
      return object(json, at);
    default:
      throw new Error(`The editor cannot draw ${at}: ${JSON.stringify(json).slice(0, 200)}`);
  }
}

/** Derives a form from a schema; other rules of the schema are checked on saving. @throws for a shape without a form */
export function formFromSchema(schema: z.ZodType, at: string): FormNode {
  return toNode(z.toJSONSchema(schema, { io: "input" }) as Json, at, "");
}
