import type { Edition } from "#domain/documents/documents.ts";
import { documentContent } from "#reader/content.ts";
import { parcelAddress } from "#reader/goods.ts";
import { heading, paragraph, writingLine } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { openSheet, type Sheet } from "./sheet.ts";

const padding = 22;

/** A parcel of donated goods; `contents` as in the donor's offer, null to leave a line to write on. */
type Parcel = { readonly reference: string; readonly contents: string | null };
type Words = ReturnType<typeof documentContent<"goodsGuide">>["label"];

/** The label for a parcel: one page with a label to cut out. */
export async function drawShippingLabel(parcel: Parcel, edition: Edition) {
  const { label: words, foot, numbering } = documentContent("goodsGuide", edition.language);
  const sheet = await openSheet({
    ...edition,
    title: `${words.title} ${parcel.reference}`,
    subject: words.lead,
    foot: { text: foot, numbering },
    band: "rombo",
  });
  const { pen } = sheet;
  pen.y = 48;
  heading(sheet, 1, words.title, { size: 24 });
  paragraph(sheet, words.lead, { after: 18 });
  const top = pen.y;
  const height = 420;
  cutLine(sheet, top, height);
  brandLine(sheet, sheet.frame.x + padding, top + 34, colours.ink);
  sheet.within({ x: sheet.frame.x + padding, width: sheet.frame.width - 2 * padding }, () =>
    fields(sheet, words, parcel, top + 80),
  );
  return sheet.finish();
}

function cutLine(sheet: Sheet, top: number, height: number): void {
  const { pen, frame } = sheet;
  sheet.artifact(() => {
    sheet.drawBand(top, 16, frame.x, frame.width);
    pen.rect(frame.x, top, frame.width, height);
    pen.lineWidth(1).dash(5, { space: 4 }).stroke(colours.quiet).undash();
  });
}

function fields(sheet: Sheet, words: Words, parcel: Parcel, top: number): void {
  sheet.pen.y = top;
  fieldName(sheet, words.to);
  const address = parcelAddress(sheet.settings.language);
  if (address.length > 0) {
    for (const line of address) paragraph(sheet, line, { size: 16, face: "bold", after: 1 });
    sheet.space(14);
  } else {
    paragraph(sheet, words.address_unknown, { after: 20 });
    writingLines(sheet, 3);
  }
  sheet.columns(24, [
    () => {
      fieldName(sheet, words.from);
      sheet.space(16);
      writingLines(sheet, 3);
    },
    () => {
      fieldName(sheet, words.reference);
      const style = { face: "display", size: 30, colour: colours.red, after: 8 } as const;
      sheet.element("P", () => sheet.write(parcel.reference, style));
      fieldName(sheet, words.box);
      paragraph(sheet, `______  ${words.of}  ______`, { size: 15, after: 12 });
    },
  ]);
  fieldName(sheet, words.contents);
  if (parcel.contents) paragraph(sheet, parcel.contents, { size: 12, after: 8 });
  else {
    sheet.space(16);
    writingLines(sheet, 1);
  }
  paragraph(sheet, words.donation, { face: "bold", size: 12 });
}

function fieldName(sheet: Sheet, text: string): void {
  sheet.element("P", () => sheet.write(text, { size: 9.5, colour: colours.quiet, after: 1 }));
}

/** Lines to write on by hand. */
function writingLines(sheet: Sheet, count: number): void {
  for (let line = 0; line < count; line += 1) {
    writingLine(sheet, sheet.pen.y);
    sheet.space(24);
  }
}
