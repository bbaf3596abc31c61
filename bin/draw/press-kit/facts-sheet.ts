import { factAlone, formatFact } from "#reader/format-fact.ts";
import { factReference } from "#reader/references.ts";
import type { FactsFile } from "#reader/schema/facts.ts";
import type { Pair } from "#reader/schema/pair.ts";
import type { PressKitFile } from "#reader/schema/press-kit.ts";
import { formatDate } from "#domain/language/format.ts";
import type { WholeLanguage } from "#domain/language/language.ts";

type Row = { figure: string; what: string; asOf: string; source: string; url: string | null };
type Sheet = {
  language: WholeLanguage;
  words: PressKitFile["sheet"];
  groups: { title: string; rows: Row[] }[];
};

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The register of figures as rows of a table in one language. */
export function factsSheet(
  file: FactsFile,
  words: PressKitFile["sheet"],
  language: WholeLanguage,
): Sheet {
  const say = (pair: Pair): string =>
    pair[language].replace(factReference, (_, name: string) =>
      formatFact(file.facts[name]!, language),
    );
  const groups = Object.entries(file.groups).map(([id, title]) => ({
    title: say(title),
    rows: Object.values(file.facts)
      .filter(({ group }) => group === id)
      .map((fact) => {
        const source = file.sources[fact.source]!;
        return {
          figure: factAlone(fact, language),
          what: `${say(fact.label)}. ${say(fact.note)}`,
          asOf: fact.as_of ? formatDate(fact.as_of, language) : say(words.undated),
          source: say(source.title),
          url: source.url,
        };
      }),
  }));
  return { language, words, groups };
}

const style = `body{font:17px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1f1b24}
table{border-collapse:collapse;width:100%;margin-bottom:2rem}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #cfd1c5}
td:first-child{font-weight:700;white-space:nowrap}h1{font-size:2.25rem}@media print{body{font-size:11px}}`;

/** The sheet as a page that needs nothing beside it. */
export function sheetAsHtml({ language, words, groups }: Sheet): string {
  const heads = [words.figure, words.what, words.as_of, words.source]
    .map((head) => `<th scope="col">${escapeHtml(head[language])}</th>`)
    .join("");
  const source = ({ source: title, url }: Row): string =>
    url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title);
  const tables = groups.map(({ title, rows }) => {
    const lines = rows.map(
      (row) =>
        `<tr><td>${escapeHtml(row.figure)}</td><td>${escapeHtml(row.what)}</td><td>${escapeHtml(row.asOf)}</td><td>${source(row)}</td></tr>`,
    );
    return `<h2>${escapeHtml(title)}</h2>\n<table><thead><tr>${heads}</tr></thead><tbody>\n${lines.join("\n")}\n</tbody></table>`;
  });
  const title = escapeHtml(words.title[language]);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(words.intro[language])}</p>
${tables.join("\n")}
</body></html>
`;
}

/** The sheet as plain text. */
export function sheetAsText({ language, words, groups }: Sheet): string {
  const blocks = groups.map(({ title, rows }) => {
    const lines = rows.map(
      ({ figure, what, asOf, source, url }) =>
        `${figure}\n  ${what}\n  ${words.as_of[language]}: ${asOf}. ${words.source[language]}: ${source}${url ? ` <${url}>` : ""}`,
    );
    return `${title}\n${"=".repeat(title.length)}\n${lines.join("\n")}`;
  });
  return `${words.title[language]}\n\n${words.intro[language]}\n\n${blocks.join("\n\n")}\n`;
}
