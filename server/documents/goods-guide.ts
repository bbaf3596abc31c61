import type { Edition } from "#domain/documents.ts";
import { heading, note, paragraph } from "./blocks.ts";
import { openBrochure, type Brochure, type Titled } from "./brochure.ts";
import { list } from "./list.ts";
import { table } from "./table.ts";
import { colours } from "./colours.ts";
import { linkLine } from "./link-line.ts";
import type { Sheet } from "./sheet.ts";

/** What the guide to giving goods says, in one language. */
export type GoodsGuide = Brochure & {
  readonly needs: string;
  /** Heads of the table: category, examples, need. */
  readonly heads: readonly [string, string, string];
  /** Most needed first. */
  readonly rows: readonly (readonly [string, string, string])[];
  /** The order of need is a draft; null once the school has confirmed it. */
  readonly draft: string | null;
  readonly stepsTitle: string;
  readonly steps: readonly Titled[];
  readonly before: Titled;
  readonly packing: { readonly title: string; readonly items: readonly string[] };
  /** Lines of the address for parcels, or the one sentence that says when it comes. */
  readonly address: { readonly title: string; readonly lines: readonly string[] };
  readonly kits: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly {
      readonly title: string;
      readonly cost: string;
      readonly text: string;
    }[];
  };
  readonly offer: string;
  /** Full address of the form. */
  readonly offerUrl: string;
};

/** The guide to giving goods. */
export async function drawGoodsGuide(
  content: GoodsGuide,
  edition: Edition,
  pictureFolder: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await openBrochure(content, edition, pictureFolder, {
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
  if (content.draft) paragraph(sheet, content.draft, { size: 9.5, colour: colours.quiet });
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
