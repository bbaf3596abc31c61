import { guatemalaDay } from "#domain/clock.ts";
import type { Language } from "#domain/language/language.ts";
import type { Choices } from "./choices.ts";
import type { FormField, FormNode, NameOf, Variant } from "./form-schema.ts";
import { freeName, shortSlugOf } from "./names.ts";

export type Path = readonly (string | number)[];
export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy with another value at a path; `undefined` removes the field. */
export function setAt(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === Number(name) ? setAt(item, rest, next) : item));
  }
  const group = (value ?? {}) as Group;
  const changed = { ...group, [name]: setAt(group[name], rest, next) };
  if (rest.length === 0 && next === undefined) delete changed[name];
  return changed;
}

export function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, name) => (at as Group | undefined)?.[name], value);
}

export function groupOf(node: FormNode, value: unknown) {
  const isOwn = ({ name }: Variant) => isGroup(value) && name === value["kind"];
  const own = node.kind === "blocks" ? node.blocks.find(isOwn)?.node : node;
  return own?.kind === "group" ? own : null;
}

export function shapeOf(shapes: readonly Variant[], value: unknown): number {
  const fits = ({ node }: Variant) => {
    if (node.kind === "pair") return isGroup(value) && "en" in value;
    if (node.kind === "group") {
      const names = node.fields.map(({ name }) => name);
      const isWhole = (one: Group) =>
        node.fields.every(({ name, required }) => !required || name in one) &&
        Object.keys(one).every((name) => names.includes(name));
      return isGroup(value) && isWhole(value);
    }
    return isGroup(value) ? false : (node.kind === "number") === (typeof value === "number");
  };
  return Math.max(0, shapes.findIndex(fits));
}

export function blankOf(node: FormNode): unknown {
  switch (node.kind) {
    case "pair":
    case "article":
      return { en: "", es: "" };
    case "tick":
      return false;
    case "choice":
      return node.options[0];
    case "list":
      return [];
    case "group": {
      const required = node.fields.filter((field) => field.required);
      // The day of a new entry of news is today.
      const valueOf = ({ name, node: inner }: FormField) =>
        name === "on" ? guatemalaDay(new Date()) : blankOf(inner);
      return Object.fromEntries(required.map((field) => [field.name, valueOf(field)]));
    }
    case "record":
      return {};
    case "nullable":
      return null;
    case "blocks":
      return { kind: node.blocks[0]!.name, ...(blankOf(node.blocks[0]!.node) as Group) };
    case "shapes":
      return blankOf(node.shapes[0]!.node);
    default:
      return "";
  }
}

const naming = "title name role label question caption subject what text word alt".split(" ");

/** Fields whose label names an entry without a text of its own. */
const namedBy: Readonly<Record<string, NameOf>> = {
  slot: "picture",
  fact: "fact",
  number_fact: "fact",
  link: "link",
  picture: "picture",
};

/** Replaces `{{names}}` of figures by their values; unknown names stay. */
export const withFigures = (text: string, language: Language, choices?: Choices): string =>
  text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => choices?.figures[name]?.[language] ?? whole,
  );

/** The name of an entry in a list: its first text, else the label of what it refers to, else its id. */
export function entryName(value: unknown, language: Language, choices?: Choices): string {
  if (typeof value === "string") return withFigures(value, language, choices);
  if (Array.isArray(value)) return entryName(value[0], language, choices);
  if (!isGroup(value)) return "";
  if (typeof value[language] === "string") return withFigures(value[language], language, choices);
  for (const key of naming) {
    const found = entryName(value[key], language, choices);
    if (found) return found;
  }
  for (const [key, of] of Object.entries(namedBy)) {
    const found = choices?.[of].find(({ name }) => name === value[key]);
    if (found) return found.label;
  }
  const ids = ["id", "slot", "fact", "link", "picture", "from", "program_card"];
  return ids.map((key) => value[key]).find((one): one is string => typeof one === "string") ?? "";
}

/** Gives entries with an empty id one derived from their name, unique in their list; other ids never change. */
export function withIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const taken = new Set(value.map((entry) => (isGroup(entry) ? entry["id"] : undefined)));
    return value.map((entry) => {
      const inner = withIds(entry);
      if (!isGroup(inner) || inner["id"] !== "") return inner;
      const [en, es] = [entryName(inner, "en"), entryName(inner, "es")];
      const wanted = shortSlugOf(en) || shortSlugOf(es) || "entry";
      const id = freeName(wanted, (one) => taken.has(one));
      taken.add(id);
      return { ...inner, id };
    });
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withIds(part)]));
}
