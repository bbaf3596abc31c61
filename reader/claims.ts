import type { Fault } from "./fault.ts";
import { parseBody } from "./parse-body.ts";
import type { PostFiles } from "./parse-posts.ts";
import { factReference } from "./references.ts";
import { isPair } from "./resolve.ts";

/** By these words a text states a day, a price, a time, a safeguard, an offer or a promise, in English or Spanish. */
const signs = [
  /(?<![\d,.])(?:19|20)\d\d(?![\d,])/,
  /\$ ?\d/,
  /\d (?:hours?|days?|weeks?|months?|years?|horas?|días?|semanas?|mes|meses|años?)(?!\p{L})/u,
  /(?<!\p{L})(?:safe|safely|safety|must|never|always|guarantee\w*|promise\w*|we will|free of charge)(?!\p{L})/iu,
  /(?<!\p{L})(?:segur[oa]s?|seguridad|deben?|nunca|siempre|garanti\w+|promet\w+|gratis|sin costo)(?!\p{L})/iu,
];

/** Whether a text claims what somebody must be able to look up; a figure of the register has its source there. */
export function claims(text: string): boolean {
  return text.search(factReference) < 0 && signs.some((sign) => sign.test(text));
}

const expected = "the source of what it says";

/** Letters to visitors, the packet and the internships: every file whose fields name their sources. */
const watched = /^content\/(letters\/(?!staff-)|documents\/group-packet|lists\/internships)/;

/** Each pair of a file, with its field: `after.0`. */
function pairsOf(value: unknown, field = ""): { field: string; texts: string[] }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPair(value)) return [{ field, texts: Object.values(value) }];
  return Object.entries(value).flatMap(([name, part]) =>
    pairsOf(part, field === "" ? name : `${field}.${name}`),
  );
}

const sourcesOf = (value: unknown) =>
  (value as { sources?: Readonly<Record<string, string>> }).sources ?? {};

/** Fields that claim something and are not in their file's `sources`, and entries there without such a field. */
function fieldFaults(file: string, value: unknown): Fault[] {
  const sources = sourcesOf(value);
  const found = pairsOf(value).filter(({ texts }) => texts.some(claims));
  const unnamed = found.filter(({ field }) => sources[field] === undefined);
  const idle = Object.keys(sources).filter((name) => !found.some(({ field }) => field === name));
  return [
    ...unnamed.map(({ field, texts }) => ({
      file,
      field,
      expected: `${expected}, under sources`,
      found: `"${texts.find(claims)}"`,
    })),
    ...idle.map((name) => ({
      file,
      field: `sources.${name}`,
      expected: "a field that needs a source",
      found: "none",
    })),
  ];
}

/** Paragraphs of an article that claim something and end with no source; a list has those of the paragraph before it. */
function articleFaults(
  { id, bodies }: PostFiles,
  unknown: (file: string, keys: readonly string[]) => Fault[],
): Fault[] {
  return Object.entries(bodies).flatMap(([language, body]) => {
    const file = `content/blog/${id}/${language}.md`;
    let sources: readonly string[] = [];
    return parseBody(body ?? "").flatMap((block) => {
      if (block.kind !== "paragraph" && block.kind !== "list") return [];
      if (block.kind === "paragraph") sources = block.sources ?? [];
      const runs = block.kind === "list" ? block.items.flat() : block.runs;
      const text = runs.map((run) => run.text).join("");
      if (sources.length > 0 || !claims(text)) return unknown(file, sources);
      const named = `${expected}, such as [newsletter_2017] at its end`;
      return [{ file, field: "", expected: named, found: `"${text.slice(0, 60)}…"` }];
    });
  });
}

/** Claims without a source in articles, letters, the packet for groups and internships. */
export function claimFaults(
  { posts, facts }: { posts: readonly PostFiles[]; facts: { sources: object } },
  parsed: Readonly<Record<string, unknown>>,
): Fault[] {
  const files = Object.entries(parsed).filter(([file]) => watched.test(file));
  const unknown = (file: string, keys: readonly string[]) =>
    keys
      .filter((key) => !Object.hasOwn(facts.sources, key))
      .map((key) => ({ file, field: "", expected: "a source of content/facts.yaml", found: key }));
  return [
    ...files.flatMap(([file, value]) => [
      ...fieldFaults(file, value),
      ...unknown(file, Object.values(sourcesOf(value))),
    ]),
    ...posts.flatMap((post) => articleFaults(post, unknown)),
  ];
}
