import { paragraph } from "./blocks.ts";
import { colours } from "./colours.ts";
import type { Sheet } from "./sheet.ts";

/** A sentence and, below it, where it leads. */
export function linkLine(sheet: Sheet, words: string, url: string): void {
  paragraph(sheet, words, { after: 1 });
  sheet.element("Link", () => {
    const style = { face: "bold", colour: colours.indigo, link: url } as const;
    sheet.write(url.replace(/^https?:\/\//, ""), style);
  });
  sheet.space(8);
}
