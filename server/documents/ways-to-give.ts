import { addressOf, type Language } from "#domain/language/language.ts";
import { documentContent, pageContent, reader } from "#reader/content.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import { siteUrl } from "#reader/site-url.ts";
import { heading, linkLine, paragraph, typedAddress } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import { table } from "./table.ts";

/** One page for donors' advisers: who receives gifts, and the ways to give. */
export async function drawWaysToGive(language: Language) {
  const words = documentContent("waysToGive", language);
  const receipt = documentContent("receipt", language);
  const { organisation } = givingContent(() => loadedContent().content);
  const page = (to: "donate" | "checkUs") => siteUrl() + addressOf(to, language);
  const { source } = reader(language).figure("programme_share");
  const sheet = await openSheet({
    language,
    title: words.title,
    subject: words.lead,
    words,
    band: "camino",
  });
  sheet.artifact(() => sheet.drawBand(0));
  brandLine(sheet, 38);
  sheet.pen.y = 76;
  heading(sheet, 1, words.title, { size: 24, after: 6 });
  paragraph(sheet, words.lead);
  rows(
    sheet,
    words.who,
    [words.what, words.answer],
    [
      [receipt.organisation, organisation.legalName],
      [words.status, organisation.status[language]],
      [receipt.tax_id, organisation.taxId ?? ""],
      [receipt.address, organisation.address.join(", ")],
    ],
  );
  const online = [words.online, `${words.online_text} ${typedAddress(page("donate"))}`] as const;
  rows(sheet, words.ways, [words.way, words.how], [online, ...waysOf(language)]);
  paragraph(sheet, `${words.share} ${words.source}: ${source.title}.`);
  linkLine(sheet, words.check, page("checkUs"));
  return sheet.finish();
}

type Row = readonly [name: string, value: string];

/** A table with a heading, without rows that have no value. */
function rows(sheet: Sheet, title: string, heads: Row, all: readonly Row[]): void {
  const known = all.filter(([, value]) => value !== "");
  const bold = known.map(([name, value]) => [[{ bold: name }], value]);
  table(sheet, title, [{ share: 3 }, { share: 7 }], heads, bold);
}

/** The ways to give on the donation page, except those whose address is not known yet. */
function waysOf(language: Language): Row[] {
  const { sections } = pageContent("donate", language);
  return sections.flatMap((block) => {
    if (block.kind !== "cards" || block.id !== "ways") return [];
    return block.items.flatMap(({ title, text, target }) => {
      if (!target) return [];
      // Drops the query, which only prefills a form: the address is to be typed.
      const href = target.outside ? target.href : siteUrl() + target.href.replace(/\?[^#]*/, "");
      return [[title, `${text} ${typedAddress(href)}`] as const];
    });
  });
}
