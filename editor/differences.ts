import { languageNames, type Language } from "#domain/language/language.ts";
import { valuesIn } from "#reader/leaves.ts";
import { plainName } from "./names.ts";
import { entryName, getAt, isGroup, setAt } from "./values.ts";
import { editorWords } from "./words.ts";

export type Difference = ReturnType<typeof differencesOf>[number];

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

/** Reverses `keyed`. @param original tells whether an empty group was a list */
function unkeyed(value: unknown, original: unknown): unknown {
  if (!isGroup(value)) return value;
  const entries = Object.entries(value);
  const isList = entries.length === 0 ? Array.isArray(original) : entries[0]![0].startsWith("[");
  const parts = entries.map(
    ([name, part]) => [name, unkeyed(part, getAt(original, [name]))] as const,
  );
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const textOf = (value: unknown) =>
  typeof value === "boolean" ? (value ? "✓" : "✗") : String((value as string | null) ?? "");

function nameOf(key: readonly string[], whole: unknown, language: Language): string {
  const { fields, options } = editorWords(language);
  return key
    .map((name, at) =>
      name.startsWith("[")
        ? entryName(getAt(whole, key.slice(0, at + 1)), language) || name.slice(1, -1)
        : (languageNames[name as Language] ?? fields[name] ?? options[name] ?? plainName(name)),
    )
    .join(" › ");
}

/** The fields in which two values of one form differ, with names and texts to show. @param language of the names */
export function differencesOf(before: unknown, after: unknown, language: Language) {
  const [old, now] = [keyed(before), keyed(after)];
  const leaves = [now, old].flatMap((one) =>
    [...valuesIn(one)].filter(({ value }) => !isGroup(value)).map(({ field }) => field),
  );
  return [...new Set(leaves)].flatMap((key) => {
    const way = key.split(".");
    const [was, is] = [getAt(old, way), getAt(now, way)];
    if (was === is || isGroup(was) || isGroup(is)) return [];
    const name = nameOf(way, is === undefined ? old : now, language);
    return [{ key, name, before: textOf(was), after: textOf(is) }];
  });
}

/** `value` with one field as in `old`. @param key of `differencesOf` */
export function withOld(value: unknown, old: unknown, key: string): unknown {
  const way = key.split(".");
  return unkeyed(setAt(keyed(value), way, getAt(keyed(old), way)), value);
}
