import type { Language } from "#domain/language/language.ts";
import { factReference } from "./format-fact.ts";
import type { Fault } from "./fault.ts";
import { valuesIn } from "./leaves.ts";
import { parseBody, runsIn } from "./parse-body.ts";
import { isPair } from "./resolve.ts";

/** Regular expressions of words that state a safeguard, a promise, an offer, a duration or a date. */
const claimWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "safe|safely|safety|must|never|always|guarantee\\w*|promise\\w*|we will|insur\\w+|free",
    "we (?:pay|cover|provide|offer)|(?:is|are) (?:included|provided|covered)",
    "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:hours?|days?|weeks?|months?|years?)",
    "(?:in|by|of|on|from|to|until|since) (?:January|February|March|April|May|June|July)",
    "(?:in|by|of|on|from|to|until|since) (?:August|September|October|November|December)",
  ],
  es: [
    "segur[oa]s?|seguridad|asegurad[oa]s?|deben?|nunca|siempre|garanti\\w+|promet\\w+",
    "gratis|gratuit[oa]s?|sin costo|incluid[oa]s?|(?:pag|brind)amos|cubrimos|ofrecemos",
    "(?!quer|esp|mir|retir)\\p{L}+[aei]remos",
    "(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:horas|días|semanas|meses|años)",
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  ],
};

const signs = [
  /(?<![\d,.])(?:19|20)\d\d(?![\d,])/,
  /\$ ?\d/,
  new RegExp(`(?<![\\p{L}-])(?:${Object.values(claimWords).flat().join("|")})(?!\\p{L})`, "iu"),
];

/** True for a text with a claim that needs a source. Figures of the register, `{{name}}`, have their source there. */
export function claims(text: string): boolean {
  const own = text.replaceAll(factReference, "");
  return signs.some((sign) => sign.test(own));
}

/** Files whose texts have a field `source`. */
const watched = /^content\/(emails\/(?!staff-)|documents\/group-packet|lists\/internships)/;

type Unknown = (file: string, keys: readonly string[], field?: string) => Fault[];

/** Texts of a file that make a claim without a source. */
function fieldFaults(file: string, content: unknown, unknown: Unknown): Fault[] {
  return valuesIn(content, false).flatMap(({ field, value }) => {
    if (typeof value !== "object" || value === null || !isPair(value)) return [];
    const { source, ...texts } = value;
    const text = Object.values(texts).find(claims);
    if (text === undefined) return [];
    if (source !== undefined) return unknown(file, [source], field);
    return [{ file, field, expected: "the source of what it says", found: `"${text}"` }];
  });
}

/** Paragraphs of an article that make a claim without a source; a list has the sources of the paragraph before it. */
function articleFaults(file: string, body: string, unknown: Unknown): Fault[] {
  let sources: readonly string[] = [];
  return parseBody(body).flatMap((block) => {
    if (block.kind === "heading" || block.kind === "image") return [];
    if (block.kind === "paragraph") sources = block.sources ?? [];
    const runs = runsIn(block).flat();
    const text = runs.map((run) => run.text).join("");
    if (sources.length > 0 || !claims(text)) return unknown(file, sources);
    const expected = "the source of what it says, such as [newsletter_2017] at its end";
    return [{ file, field: "", expected, found: `"${text.slice(0, 60)}…"` }];
  });
}

/** @param parsed files with their values; Markdown as text */
export function claimFaults(
  { facts }: { facts: { sources: object } },
  parsed: Readonly<Record<string, unknown>>,
): Fault[] {
  const unknown: Unknown = (file, keys, field = "") =>
    keys
      .filter((key) => !Object.hasOwn(facts.sources, key))
      .map((key) => ({ file, field, expected: "a source of content/facts.yaml", found: key }));
  return Object.entries(parsed).flatMap(([file, value]) => {
    if (watched.test(file)) return fieldFaults(file, value, unknown);
    return /^content\/blog\/.*\.md$/.test(file) ? articleFaults(file, String(value), unknown) : [];
  });
}

const mustBeEmpty = /^(name|price|days?|date|year|(\w+_)?fact|\w+_on)$/;

/** A person's name, equal in both languages: "Maria Lopez". */
const isName = (value: object) =>
  isPair(value) && value.en === value.es && /^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)+$/u.test(value.en);

/** Path of the first field of a draft that a draft must not have. */
function forbiddenField(value: unknown, field: string): string | null {
  if (typeof value === "string") return /\{\{|\d/.test(value) || claims(value) ? field : null;
  if (!value || typeof value !== "object") return null;
  if (isName(value)) return field;
  for (const [key, part] of Object.entries(value)) {
    if (/^(id|picture|target|draft)$/.test(key)) continue;
    const at = `${field}.${key}`;
    // A `name` in both languages is a title; a plain text is a person's name.
    if (mustBeEmpty.test(key) && part !== null && !isPair(Object(part))) return at;
    const found = forbiddenField(part, at);
    if (found) return found;
  }
  return null;
}

/** Drafts with a person, price, figure or day: nobody has confirmed these, so they must not be shown. */
export function draftFaults(file: string, content: unknown): Fault[] {
  return valuesIn(content, false).flatMap(({ field, value }) => {
    const isDraft = (value as { draft?: unknown } | null)?.draft === true;
    const found = isDraft ? forbiddenField(value, field) : null;
    const expected = "no person, price, figure or day in a draft";
    return found ? [{ file, field: found, expected, found: "one" }] : [];
  });
}
