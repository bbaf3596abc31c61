import { addressOf, type Language } from "#domain/language/language.ts";
import { documentContent } from "#reader/content.ts";
import { buildSheet, type BuildSheet } from "#reader/documents/build-sheet.ts";
import { siteUrl } from "#reader/site-url.ts";
import { heading, linkLine, note, paragraph, picture, list } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { colours } from "./sheet-settings.ts";
import { pictureBytes } from "./pictures.ts";
import { table } from "./table.ts";

/** The build sheet of a small structure, from published sources; null for an unknown id. */
export function drawBuildSheet(language: Language, id: string) {
  const content = buildSheet(id, language);
  return content && draw(content, language);
}

async function draw({ titles, ...content }: BuildSheet, language: Language) {
  const { foot, numbering, what, value, ask } = documentContent("buildSheets", language);
  const sheet = await openBrochure({ ...content, foot, numbering }, language, {
    band: "camino",
    ground: colours.plan,
    share: 0.34,
    pictureShare: 0.34,
  });
  heading(sheet, 2, titles.numbers);
  const numbers = content.numbers.map(([name, number]) => [name, [{ bold: number }]]);
  table(sheet, [{ share: 6 }, { share: 5 }], [what, value], numbers);
  heading(sheet, 2, titles.parts);
  const bytes = await pictureBytes(content.picture);
  sheet.columns(22, [
    () => list(sheet, content.parts, { marker: "box", between: 3 }),
    () => picture(sheet, bytes, { alt: content.picture.alt, height: 160 }),
  ]);
  sheet.newPage();
  note(sheet, titles.advice, content.advice);
  heading(sheet, 2, titles.steps);
  list(sheet, content.steps, { marker: "number", between: 3, size: 10.5 });
  sheet.space(4);
  sheet.columns(28, [
    () => {
      heading(sheet, 3, titles.warnings);
      list(sheet, content.warnings);
    },
    () => {
      heading(sheet, 3, titles.unknown);
      list(sheet, content.unknown);
    },
  ]);
  linkLine(sheet, ask, siteUrl() + addressOf("freeGreenBuildingConsultation", language));
  heading(sheet, 3, titles.sources, { after: 3 });
  const small = { size: 8.5, colour: colours.quiet, lineGap: 1.5, after: 1 };
  paragraph(sheet, titles.sources_lead, small);
  content.sources.forEach(({ title, url }, at) => {
    const where = url === null ? "" : `: ${new URL(url).host.replace(/^www\./, "")}`;
    paragraph(sheet, `[${at + 1}] ${title}${where}`, small);
  });
  return sheet.finish();
}
