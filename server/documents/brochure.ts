import type { Edition } from "#domain/documents/documents.ts";
import type { Picture } from "#reader/resolve.ts";
import { cover } from "./cover.ts";
import { pictureBytes } from "./pictures.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import type { SheetSettings } from "./sheet-settings.ts";

/** What a brochure says on its cover and at the foot of its pages, in one language. */
type Brochure = Readonly<Record<"kicker" | "title" | "lead" | "foot" | "numbering", string>> & {
  readonly picture: Picture;
};

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
