import type { Edition } from "#domain/documents/documents.ts";
import type { WaysToGive } from "#reader/documents/ways-to-give.ts";
import { heading, linkLine, paragraph } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { openSheet, sideMargin } from "./sheet.ts";
import { table } from "./table.ts";

export async function drawWaysToGive(
  content: WaysToGive,
  { language, paper }: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, lead, foot, numbering } = content;
  const sheet = await openSheet({
    language,
    paper,
    title,
    subject: lead,
    foot: { text: foot, numbering },
    band: "camino",
  });
  sheet.ornament(() => sheet.weave(0));
  brandLine(sheet, sideMargin, 38, colours.ink);
  sheet.pen.y = 76;
  heading(sheet, 1, title, { size: 24, after: 6 });
  paragraph(sheet, lead);
  for (const { title: about, heads, rows } of content.tables) {
    heading(sheet, 2, about, { size: 15, after: 5 });
    const bold = rows.map(([name, ...others]) => [[{ bold: name }], ...others]);
    table(sheet, [{ share: 3 }, { share: 7 }], heads, bold);
  }
  paragraph(sheet, content.fact);
  linkLine(sheet, content.check, content.checkUrl);
  return sheet.finish();
}
