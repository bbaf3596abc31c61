import type { BookletPart } from "#reader/documents/booklet-parts.ts";
import type { Booklet } from "#reader/documents/booklet.ts";
import type { Run } from "#reader/parse-body.ts";
import type { Edition } from "#domain/documents/documents.ts";
import { heading, linkLine, paragraph } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { colours } from "./colours.ts";
import { list } from "./list.ts";
import type { Sheet } from "./sheet.ts";
import type { Words } from "./sheet-settings.ts";
import { table } from "./table.ts";

const wordsOf = (runs: readonly Run[]): Words =>
  runs.map(({ text, strong }) => (strong ? { bold: text } : text));

const markers = { boxes: "box", steps: "number", points: "dot" } as const;

function drawPart(sheet: Sheet, part: BookletPart): void {
  switch (part.kind) {
    case "heading":
      return heading(sheet, 3, part.text);
    case "paragraph":
      return paragraph(sheet, wordsOf(part.runs));
    case "quote":
      for (const runs of part.paragraphs) paragraph(sheet, wordsOf(runs));
      return;
    case "list":
      return list(sheet, part.items.map(wordsOf), part.ordered ? { marker: "number" } : {});
    case "boxes":
    case "steps":
    case "points":
      heading(sheet, 3, part.title);
      return list(sheet, part.items, { marker: markers[part.kind], between: 3 });
    case "table":
      heading(sheet, 3, part.title, { keepWith: 80 });
      return table(
        sheet,
        part.heads.map((_, at) => ({ share: at === part.heads.length - 1 ? 6 : 4 })),
        part.heads,
        part.rows,
      );
    case "small": {
      heading(sheet, 3, part.title, { after: 3 });
      const small = { size: 8.5, colour: colours.quiet, lineGap: 1.5, after: 2 };
      for (const line of part.lines) paragraph(sheet, line, small);
      return sheet.space(6);
    }
  }
}

/** Below the one before where a good part of it finds room, else on the next page: paper costs too. */
function startChapter(sheet: Sheet): void {
  sheet.space(22);
  sheet.need(280);
}

/** A booklet: a cover with what is inside, then a chapter for each page of the site. One alone begins below the cover. */
export async function drawBooklet(
  content: Booklet,
  edition: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const isMany = content.chapters.length > 1;
  const sheet = await openBrochure(content, edition, {
    band: "camino",
    ground: colours.green,
    share: isMany ? 0.42 : 0.3,
    pictureShare: isMany ? 0.36 : 0.24,
  });
  if (isMany) {
    const contents = content.chapters.map(({ title, lead }) => [{ bold: `${title}. ` }, lead]);
    list(sheet, contents, { marker: "number", between: 6 });
    sheet.newPage();
  }
  content.chapters.forEach(({ title, parts }, at) => {
    if (at > 0) startChapter(sheet);
    heading(sheet, 2, title);
    for (const part of parts) drawPart(sheet, part);
  });
  sheet.need(60);
  linkLine(sheet, content.more, content.moreUrl);
  return sheet.finish();
}
