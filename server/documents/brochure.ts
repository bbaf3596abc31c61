import type { Edition } from "#domain/documents/documents.ts";
import type { Brochure, Titled } from "#reader/documents/brochure.ts";
import { heading, paragraph } from "./blocks.ts";
import { cover } from "./cover.ts";
import { pictureBytes } from "./pictures.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import type { SheetSettings } from "./sheet-settings.ts";

type Look = {
  readonly band: SheetSettings["band"];
  /** Of the cover, as are the shares: see `Cover`. */
  readonly ground: string;
  readonly share: number;
  readonly pictureShare: number;
};

/** A document with a cover, written up to below it. */
export async function openBrochure(
  content: Brochure,
  { language, paper }: Edition,
  { band, ...look }: Look,
): Promise<Sheet> {
  const { kicker, title, lead, picture, foot, numbering } = content;
  const sheet = await openSheet({
    language,
    paper,
    title: `${kicker}. ${title}`,
    subject: lead,
    foot: { text: foot, numbering },
    band,
  });
  const bytes = await pictureBytes(picture);
  cover(sheet, { ...look, kicker, title, lead, picture: bytes, alt: picture.alt });
  return sheet;
}

/** A heading and under it short passages, in two columns. */
export function titledColumns(sheet: Sheet, title: string, items: readonly Titled[]): void {
  heading(sheet, 2, title);
  const half = Math.ceil(items.length / 2);
  const column = (part: readonly Titled[]) => () => {
    for (const { title: name, text } of part) {
      heading(sheet, 3, name, { after: 2, keepWith: 20 });
      paragraph(sheet, text, { size: 10 });
    }
  };
  sheet.columns(28, [column(items.slice(0, half)), column(items.slice(half))]);
}
