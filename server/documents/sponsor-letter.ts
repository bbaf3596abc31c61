import type { SponsorLetter } from "#reader/documents/sponsor-letter.ts";
import type { Edition } from "#domain/documents/documents.ts";
import { heading, linkLine, paragraph, writingLine } from "./blocks.ts";
import { list } from "./list.ts";
import { table } from "./table.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { openSheet, sideMargin, type Sheet } from "./sheet.ts";

/** The letter, on one page. */
export async function drawSponsorLetter(
  content: SponsorLetter,
  { language, paper }: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await openSheet({
    language,
    paper,
    title: content.title,
    subject: content.paragraphs[0] ?? content.title,
    foot: { text: content.foot, numbering: content.numbering },
    band: "camino",
  });
  const { pen } = sheet;
  sheet.ornament(() => sheet.weave(0));
  brandLine(sheet, sideMargin, 38, colours.ink);
  pen.y = 78;
  sheet.columns(30, [() => blank(sheet, content.to), () => blank(sheet, content.date)], [6, 3]);
  sheet.space(10);
  heading(sheet, 1, content.title, { size: 21, after: 10 });
  paragraph(sheet, content.greeting);
  for (const words of content.paragraphs) paragraph(sheet, words);
  heading(sheet, 2, content.pointsTitle, { size: 14, after: 5 });
  const half = Math.ceil(content.points.length / 2);
  sheet.columns(20, [
    () => list(sheet, content.points.slice(0, half), { between: 1, size: 10 }),
    () => list(sheet, content.points.slice(half), { between: 1, size: 10 }),
  ]);
  heading(sheet, 2, content.costs, { size: 14, after: 5 });
  table(
    sheet,
    [{ share: 8 }, { share: 2, align: "right" }],
    [content.line, content.amount],
    content.rows.map(({ label, why, amount }) => [
      [{ bold: label }, `. ${why}`],
      [{ bold: amount }],
    ]),
  );
  paragraph(sheet, content.back);
  linkLine(sheet, content.check, content.url);
  paragraph(sheet, content.closing, { after: 20 });
  sheet.within({ x: sheet.frame.x, width: 260 }, () => blank(sheet, content.name));
  return sheet.finish();
}

/** A line to write on, and below it what belongs there. */
function blank(sheet: Sheet, label: string): void {
  sheet.space(12);
  writingLine(sheet, sheet.pen.y);
  sheet.space(4);
  sheet.element("P", () => sheet.write(label, { size: 9, colour: colours.quiet }));
}
