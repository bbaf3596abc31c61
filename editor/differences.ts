import { languageNames, type Language } from "#domain/language/language.ts";
import { valuesIn } from "#reader/leaves.ts";
import type { Choices } from "./choices.ts";
import { entryName, getAt, isGroup } from "./values.ts";
import { editorWords } from "./words.ts";

/** Replaces lists by groups, keyed by the entries' ids: moved entries then keep their key. */
function keyed(value: unknown): unknown {
  if (!Array.isArray(value)) {
    if (!isGroup(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, keyed(part)]));
  }
  const entries: Record<string, unknown> = {};
  for (const [at, item] of value.entries()) {
    const { id, slot, kind = at } = (isGroup(item) ? item : {}) as Record<string, unknown>;
    let name = `[${String(id ?? slot ?? kind)}]`;
    while (name in entries) name += "+";
    entries[name] = keyed(item);
  }
  return entries;
}

const textOf = (value: unknown) =>
  typeof value === "boolean" ? (value ? "✓" : "✗") : String((value as string | null) ?? "");

/** Fields of facts.yaml and links.yaml whose entries have a label or title of their own. */
const records = /^(facts|links|sources|groups)$/;

/** The name of a field for staff: "Figures › Workshop, standard price › Value". @param whole the value of its file */
export function placeOf(field: string, whole: unknown, language: Language, choices?: Choices) {
  const { fields, options } = editorWords[language];
  const keys = field === "" ? [] : field.split(".");
  const nameOf = (key: string, at: number) => {
    const own = entryName(getAt(whole, keys.slice(0, at + 1)), language, choices);
    if (/^\d+$/.test(key)) return own || `${Number(key) + 1}`;
    if (own && (key.startsWith("[") || (at === 1 && records.test(keys[0]!)))) return own;
    const plain = key.replaceAll(/^\[|\]$/g, "");
    return languageNames[plain as Language] ?? fields[plain] ?? options[plain] ?? plain;
  };
  return keys.map(nameOf).join(" › ");
}

/** The fields in which two values of one form differ, with names and texts to show. @param language of the names */
export function differencesOf(
  before: unknown,
  after: unknown,
  language: Language,
  choices: Choices,
) {
  const [old, now] = [keyed(before), keyed(after)];
  const leaves = [now, old].flatMap((one) => valuesIn(one)).filter(({ value }) => !isGroup(value));
  return [...new Set(leaves.map(({ field }) => field))].flatMap((key) => {
    const way = key.split(".");
    const [was, is] = [getAt(old, way), getAt(now, way)];
    if (was === is || isGroup(was) || isGroup(is)) return [];
    const name = placeOf(key, is === undefined ? old : now, language, choices);
    return [{ key, name, before: textOf(was), after: textOf(is) }];
  });
}
