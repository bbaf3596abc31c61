import type { GoodsGuide } from "#reader/documents/goods-guide.ts";
import type { Edition } from "#domain/documents/documents.ts";
import { heading, linkLine, note, paragraph } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { list } from "./list.ts";
import { table } from "./table.ts";
import { colours } from "./colours.ts";
import type { Sheet } from "./sheet.ts";

/** The guide to giving goods. */
export async function drawGoodsGuide(
  content: GoodsGuide,
  edition: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await openBrochure(content, edition, {
    band: "rombo",
    ground: colours.red,
    share: 0.42,
    pictureShare: 0.39,
  });
  firstPage(sheet, content);
  sheet.newPage();
  secondPage(sheet, content);
  return sheet.finish();
}

function firstPage(sheet: Sheet, content: GoodsGuide): void {
  note(sheet, content.before.title, content.before.text);
  heading(sheet, 2, content.stepsTitle);
  list(
    sheet,
    content.steps.map(({ title, text }) => [{ bold: `${title}. ` }, text]),
    { marker: "number", between: 6, size: 11 },
  );
  sheet.space(4);
  heading(sheet, 3, content.address.title);
  for (const line of content.address.lines) paragraph(sheet, line, { after: 1 });
  sheet.space(10);
  linkLine(sheet, content.offer, content.offerUrl);
}

function secondPage(sheet: Sheet, content: GoodsGuide): void {
  heading(sheet, 2, content.needs);
  table(
    sheet,
    [{ share: 3.2 }, { share: 7 }, { share: 1.8 }],
    content.heads,
    content.rows.map(([category, items, need]) => [[{ bold: category }], items, need]),
  );
  sheet.space(6);
  sheet.columns(28, [
    () => {
      heading(sheet, 2, content.packing.title);
      list(sheet, content.packing.items);
    },
    () => {
      heading(sheet, 2, content.kits.title);
      paragraph(sheet, content.kits.lead);
      for (const { title, cost, text } of content.kits.items) {
        paragraph(sheet, [{ bold: `${title}, ${cost}. ` }, text], { after: 5 });
      }
    },
  ]);
}
