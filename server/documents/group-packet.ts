import type { GroupPacket } from "#reader/documents/group-packet.ts";
import type { Edition } from "#domain/documents/documents.ts";
import { facts, heading, linkLine, paragraph } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { list } from "./list.ts";
import { table } from "./table.ts";
import { colours } from "./colours.ts";
import type { Sheet } from "./sheet.ts";

/** The information packet for groups. */
export async function drawGroupPacket(
  content: GroupPacket,
  edition: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await openBrochure(content, edition, {
    band: "milpa",
    ground: colours.green,
    share: 0.5,
    pictureShare: 0.34,
  });
  facts(sheet, content.sizes, colours.green);
  prices(sheet, content);
  sheet.newPage();
  practical(sheet, content);
  return sheet.finish();
}

function prices(sheet: Sheet, { prices: words }: GroupPacket): void {
  sheet.space(4);
  heading(sheet, 2, words.title, { keepWith: 150 });
  paragraph(sheet, words.lead);
  table(
    sheet,
    words.heads.map((_, at) => (at === 0 ? { share: 2.4 } : { share: 1.5, align: "right" })),
    words.heads,
    words.rows.map(([name, each, ...totals]) => [[{ bold: name! }], [{ bold: each! }], ...totals]),
  );
  paragraph(sheet, words.note, { size: 9.5, colour: colours.quiet });
}

function practical(sheet: Sheet, content: GroupPacket): void {
  heading(sheet, 2, content.register.title);
  list(sheet, content.register.steps, { marker: "number", between: 4, size: 10.5 });
  linkLine(sheet, content.plan, content.planUrl);
  sheet.space(4);
  heading(sheet, 2, content.settle.title);
  list(sheet, content.settle.items, { marker: "box", between: 2, size: 10 });
  sheet.space(6);
  heading(sheet, 2, content.packing, { keepWith: 120 });
  sheet.columns(
    28,
    content.packingLists.map(({ title, items }) => () => {
      heading(sheet, 3, title, { after: 4 });
      list(sheet, items, { marker: "box", between: 2, size: 10 });
    }),
  );
}
