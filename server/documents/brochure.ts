import type { Language } from "#domain/language/language.ts";
import type { Picture } from "#reader/resolve.ts";
import { heading, picture } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours, type SheetSettings, type TextStyle } from "./sheet-settings.ts";
import { pictureBytes } from "./pictures.ts";
import { openSheet, sideMargin, type Sheet } from "./sheet.ts";

type Brochure = Readonly<Record<"kicker" | "title" | "lead" | "foot" | "numbering", string>> & {
  readonly picture: Picture;
};

type Look = {
  readonly band: SheetSettings["band"];
  readonly ground: string;
  /** Height of the cover as a share of the page. */
  readonly share: number;
  readonly pictureShare: number;
};

/** Starts a document with a cover; writing continues below the cover. */
export async function openBrochure(content: Brochure, language: Language, look: Look) {
  const { kicker, title, lead } = content;
  const sheet = await openSheet({
    language,
    title: `${kicker}. ${title}`,
    subject: lead,
    words: content,
    band: look.band,
  });
  cover(sheet, content, await pictureBytes(content.picture), look);
  return sheet;
}

/** The cover: the title on a coloured ground, beside a picture under an arch, with a woven band below. */
function cover(sheet: Sheet, content: Brochure, bytes: Buffer, look: Look): void {
  const { pen, width } = sheet;
  const height = pen.page.height * look.share;
  const pictureWidth = width * look.pictureShare;
  const text = width - 2 * sideMargin - pictureWidth - 30;
  sheet.artifact(() => {
    pen.rect(0, 0, width, height).fill(look.ground);
    sheet.drawBand(height, 18);
  });
  brandLine(sheet, 30, true);
  sheet.within({ x: sideMargin, width: text }, () => {
    pen.y = height * 0.34;
    const style = { colour: colours.marigold, size: 11, face: "bold", after: 6 } as const;
    sheet.element("P", () => sheet.write(content.kicker, style));
    const lead = { colour: colours.onDark, size: 12.5 };
    const room = height - 20 - pen.y - sheet.heightOf(content.lead, lead);
    heading(sheet, 1, ...fitTitle(sheet, content.title, room));
    sheet.element("P", () => sheet.write(content.lead, lead));
  });
  sheet.within({ x: width - sideMargin - pictureWidth, width: pictureWidth }, () => {
    pen.y = 34;
    const { alt } = content.picture;
    picture(sheet, bytes, { alt, height: height - 34, shape: "arch" });
  });
  pen.y = height + 18 + 24;
}

/**
 * Shrinks a title to at most `room` points of height. Puts each sentence on a line of its own, if that is possible
 * with at least 30 points.
 */
function fitTitle(sheet: Sheet, title: string, room: number): [text: string, style: TextStyle] {
  const style = { face: "display", colour: colours.onDark, lineGap: -5, after: 10 } as const;
  const sentences = title.split(/(?<=\.) /);
  const lines = sentences.join("\n");
  const height = (text: string, size: number) => sheet.heightOf(text, { ...style, size });
  let size = 36;
  for (; sentences.length > 1 && size >= 30; size -= 1) {
    const enough = height("I", size) * sentences.length;
    if (height(lines, size) <= Math.min(enough, room)) return [lines, { ...style, size }];
  }
  for (size = 36; size > 26 && height(title, size) > room; size -= 1);
  return [title, { ...style, size }];
}
