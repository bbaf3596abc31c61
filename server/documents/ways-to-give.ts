import { addressOf, type Language } from "#domain/language/language.ts";
import { documentContent, pageContent, reader } from "#reader/content.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import { siteUrl } from "#reader/site-url.ts";
import { heading, linkLine, paragraph } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { openSheet } from "./sheet.ts";
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
  const rows = [
    [receipt.organisation, organisation.legalName],
    [words.status, organisation.status[language]],
    [receipt.tax_id, organisation.taxId ?? ""],
    [receipt.address, organisation.address.join(", ")],
  ] as const;
  const known = rows.filter(([, value]) => value !== "");
  const bold = known.map(([name, value]) => [[{ bold: name }], value]);
  table(sheet, words.who, [{ share: 3 }, { share: 7 }], [words.what, words.answer], bold);
  heading(sheet, 2, words.ways);
  const online = [words.online, words.online_text, page("donate")] as const;
  for (const [title, text, url] of [online, ...waysOf(language)])
    linkLine(sheet, [{ bold: `${title}. ` }, text], url);
  paragraph(sheet, `${words.share} ${words.source}: ${source.title}.`);
  linkLine(sheet, words.check, page("checkUs"));
  return sheet.finish();
}

/** The ways to give on the donation page, except those whose address is not known yet. */
function waysOf(language: Language) {
  const { sections } = pageContent("donate", language);
  return sections.flatMap((block) => {
    if (block.kind !== "cards" || block.id !== "ways") return [];
    return block.items.flatMap(({ title, text = "", target }) => {
      if (!target) return [];
      // Drops the query, which only prefills a form: on paper the address is typed.
      const href = target.outside ? target.href : siteUrl() + target.href.replace(/\?[^#]*/, "");
      return [[title, text, href] as const];
    });
  });
}
