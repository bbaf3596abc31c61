import { factReference } from "./format-fact.ts";
import type { Fault } from "./fault.ts";
import { valuesIn } from "./leaves.ts";
import { parseBody, runsIn } from "./parse-body.ts";
import type { PostFiles } from "./parse-written.ts";
import { isPair } from "./resolve.ts";

/** By these words a text states a day, a price, a time, a safeguard, an offer or a promise, in English or Spanish. */
const signs = [
  /(?<![\d,.])(?:19|20)\d\d(?![\d,])/,
  /\$ ?\d/,
  /\d (?:hours?|days?|weeks?|months?|years?|horas?|días?|semanas?|mes|meses|años?)(?!\p{L})/u,
  /(?<!\p{L})(?:safe|safely|safety|must|never|always|guarantee\w*|promise\w*|we will|free of charge)(?!\p{L})/iu,
  /(?<!\p{L})(?:segur[oa]s?|seguridad|deben?|nunca|siempre|garanti\w+|promet\w+|gratis|sin costo)(?!\p{L})/iu,
];

/** True for a text that claims what somebody must be able to look up; a figure of the register has its source there. */
export function claims(text: string): boolean {
  return text.search(factReference) < 0 && signs.some((sign) => sign.test(text));
}

const expected = "the source of what it says";

/** Letters to visitors, the packet and the internships: every file whose fields name their sources. */
const watched = /^content\/(letters\/(?!staff-)|documents\/group-packet|lists\/internships)/;

/** Each text of a file that claims something, with its field and the source it names. */
function claimsIn(file: unknown): { field: string; text: string; source: string | undefined }[] {
  return [...valuesIn(file, false)].flatMap(({ field, value }) => {
    if (typeof value !== "object" || value === null || !isPair(value)) return [];
    const { source, ...texts } = value;
    const text = Object.values(texts).find(claims);
    return text === undefined ? [] : [{ field, text, source }];
  });
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
      if (block.kind === "heading" || block.kind === "image") return [];
      if (block.kind === "paragraph") sources = block.sources ?? [];
      const runs = runsIn(block).flat();
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
  const unknown = (file: string, keys: readonly string[], field = "") =>
    keys
      .filter((key) => !Object.hasOwn(facts.sources, key))
      .map((key) => ({ file, field, expected: "a source of content/facts.yaml", found: key }));
  const files = Object.entries(parsed).filter(([file]) => watched.test(file));
  return [
    ...files.flatMap(([file, value]) =>
      claimsIn(value).flatMap(({ field, text, source }) =>
        source === undefined
          ? [{ file, field, expected: `${expected}, as its source`, found: `"${text}"` }]
          : unknown(file, [source], field),
      ),
    ),
    ...posts.flatMap((post) => articleFaults(post, unknown)),
  ];
}
