import { heading, picture } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { sideMargin, type Sheet } from "./sheet.ts";
import type { TextStyle } from "./sheet-settings.ts";

export type Cover = {
  readonly ground: string;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: Buffer;
  readonly alt: string;
  /** Part of the page's height. */
  readonly share: number;
  /** Part of the page's width that the picture takes. */
  readonly pictureShare: number;
};

/** The head of a document: its title on a coloured ground beside a picture under an arch, a woven band below. */
export function cover(sheet: Sheet, { ground, kicker, title, lead, ...rest }: Cover): void {
  const { pen, width } = sheet;
  const height = pen.page.height * rest.share;
  const pictureWidth = width * rest.pictureShare;
  const text = width - 2 * sideMargin - pictureWidth - 30;
  sheet.ornament(() => {
    pen.rect(0, 0, width, height).fill(ground);
    sheet.weave(height, 18);
  });
  brandLine(sheet, sideMargin, 30, colours.onDark);
  sheet.within({ x: sideMargin, width: text }, () => {
    pen.y = height * 0.34;
    const style = { colour: colours.marigold, size: 11, face: "bold", after: 6 } as const;
    sheet.element("P", () => sheet.write(kicker, style));
    heading(sheet, 1, ...setTitle(sheet, title));
    sheet.element("P", () => sheet.write(lead, { colour: colours.onDark, size: 12.5 }));
  });
  sheet.within({ x: width - sideMargin - pictureWidth, width: pictureWidth }, () => {
    pen.y = 34;
    picture(sheet, rest.picture, { alt: rest.alt, height: height - 34, shape: "arch" });
  });
  pen.y = height + 18 + 24;
}

/** Each sentence of a title on a line of its own, a little smaller if that is what it takes. */
function setTitle(sheet: Sheet, title: string): [text: string, style: TextStyle] {
  const style = { face: "display", colour: colours.onDark, lineGap: -5, after: 10 } as const;
  const sentences = title.split(/(?<=\.) /);
  const lines = sentences.join("\n");
  for (let size = 36; sentences.length > 1 && size >= 30; size -= 1) {
    const enough = sheet.heightOf("I", { ...style, size }) * sentences.length;
    if (sheet.heightOf(lines, { ...style, size }) <= enough) return [lines, { ...style, size }];
  }
  return [title, { ...style, size: 36 }];
}
