import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import type { Edition } from "#domain/documents/documents.ts";
import { heading, linkLine, note, paragraph } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { colours } from "./colours.ts";
import { list } from "./list.ts";
import { table } from "./table.ts";

/** The build sheet of a small structure: what sources say of it, and what they do not. */
export async function drawBuildSheet(
  content: BuildSheet,
  edition: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const { titles } = content;
  const sheet = await openBrochure(content, edition, {
    band: "camino",
    ground: colours.plan,
    share: 0.34,
    pictureShare: 0.34,
  });
  heading(sheet, 2, titles.numbers);
  table(
    sheet,
    [{ share: 6 }, { share: 5 }],
    content.heads,
    content.numbers.map(([name, value]) => [name, [{ bold: value }]]),
  );
  heading(sheet, 2, titles.parts);
  list(sheet, content.parts, { marker: "box", between: 3 });
  sheet.newPage();
  note(sheet, titles.advice, content.advice);
  heading(sheet, 2, titles.steps);
  list(sheet, content.steps, { marker: "number", between: 5, size: 10.5 });
  sheet.space(4);
  sheet.columns(28, [
    () => {
      heading(sheet, 3, titles.warnings);
      list(sheet, content.warnings);
    },
    () => {
      heading(sheet, 3, titles.unknown);
      list(sheet, content.unknown);
    },
  ]);
  linkLine(sheet, content.ask, content.askUrl);
  heading(sheet, 3, titles.sources, { after: 3 });
  const small = { size: 8.5, colour: colours.quiet, lineGap: 1.5, after: 1 };
  paragraph(sheet, titles.sources_lead, small);
  content.sources.forEach(({ title, url }, at) => {
    const where = url === null ? "" : `: ${new URL(url).host.replace(/^www\./, "")}`;
    paragraph(sheet, `[${at + 1}] ${title}${where}`, small);
  });
  return sheet.finish();
}
