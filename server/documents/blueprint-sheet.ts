import type { BlueprintSheet } from "#reader/documents/blueprint-sheet.ts";
import type { Edition } from "#domain/documents/documents.ts";
import { facts, heading, note, paragraph, picture } from "./blocks.ts";
import { list } from "./list.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { drawSvg } from "./draw-svg.ts";
import { lineDrawing, pictureBytes } from "./pictures.ts";
import { openSheet, sideMargin, type Sheet } from "./sheet.ts";

/** The concept sheet of one green structure, two pages. */
export async function drawBlueprintSheet(
  content: BlueprintSheet,
  { language, paper }: Edition,
): Promise<Uint8Array<ArrayBuffer>> {
  const { words } = content;
  const [plan, scene] = await Promise.all([
    lineDrawing(content.plan),
    pictureBytes(content.picture),
  ]);
  const photograph = plan === null ? await pictureBytes(content.plan) : null;
  const sheet = await openSheet({
    language,
    paper,
    title: `${content.title}. ${words.kicker}`,
    subject: content.description,
    foot: { text: words.foot, numbering: words.numbering },
    band: "camino",
  });
  cover(sheet, content, plan ?? photograph!);
  firstPage(sheet, content);
  sheet.newPage();
  secondPage(sheet, content, scene);
  return sheet.finish();
}

/** The drawing on its indigo ground, across the upper half of the first page. */
function cover(sheet: Sheet, content: BlueprintSheet, plan: string | Buffer): void {
  const { pen, width } = sheet;
  const height = pen.page.height * (sheet.settings.paper === "a4" ? 0.53 : 0.49);
  sheet.ornament(() => {
    pen.rect(0, 0, width, height).fill(colours.plan);
    grid(sheet, height);
    sheet.weave(height, 18);
  });
  brandLine(sheet, sideMargin, 30, colours.onDark);
  sheet.within({ x: sideMargin, width: width - 2 * sideMargin }, () => {
    pen.y = 82;
    const style = { colour: colours.marigold, size: 11, face: "bold", after: 4 } as const;
    sheet.element("P", () => sheet.write(content.words.kicker, style));
    heading(sheet, 1, content.title, { colour: colours.onDark, size: 38, after: 2 });
    sheet.element("P", () => {
      sheet.write(content.description, { colour: colours.onIndigo, size: 12 });
    });
  });
  // The drawings leave their own upper edge free.
  const top = pen.y - 22;
  const planWidth = Math.min((height - top - 4) * (640 / 440), width - 2 * sideMargin);
  const x = (width - planWidth) / 2;
  const bbox = [x, top, x + planWidth, height];
  sheet.element(
    "Figure",
    () => {
      if (typeof plan === "string") drawSvg(pen, lines(plan), { x, y: top, width: planWidth });
      else pen.image(plan, x, top, { width: planWidth });
    },
    { alt: content.plan.alt, bbox, placement: "Block" },
  );
  sheet.within({ x: sideMargin, width: width - 2 * sideMargin }, () => {
    pen.y = height - 18;
    const style = { size: 8.5, colour: colours.onIndigo, align: "right" } as const;
    sheet.element("P", () => sheet.write(content.words.drawing, style));
  });
  pen.y = height + 18 + 22;
}

/** The plan without its ground and its grid, which fill the whole panel here. */
function lines(svg: string): string {
  return svg.replace(/<rect x="0" y="0"[^>]*>/, "").replace(/<path d="M(?:20|100) 0V[^>]*>/g, "");
}

function grid({ pen, width }: Sheet, height: number): void {
  pen.save().rect(0, 0, width, height).clip();
  for (const [step, opacity] of [
    [18, 0.14],
    [90, 0.2],
  ] as const) {
    for (let x = step; x < width; x += step) pen.moveTo(x, 0).lineTo(x, height);
    for (let y = step; y < height; y += step) pen.moveTo(0, y).lineTo(width, y);
    pen.lineWidth(0.5).strokeOpacity(opacity).stroke(colours.planLine);
  }
  pen.restore();
}

function firstPage(sheet: Sheet, content: BlueprintSheet): void {
  const { words } = content;
  facts(sheet, [
    { value: content.cost, label: words.cost },
    { value: content.buildTime, label: words.build_time },
  ]);
  paragraph(sheet, words.range, { size: 9.5, colour: colours.quiet, after: 14 });
  sheet.columns(
    30,
    [
      () => {
        heading(sheet, 2, words.about);
        paragraph(sheet, content.detail);
        paragraph(sheet, content.impact, { face: "bold", colour: colours.green });
      },
      () => {
        heading(sheet, 2, words.materials);
        list(sheet, content.materials);
      },
    ],
    [11, 9],
  );
}

function secondPage(sheet: Sheet, content: BlueprintSheet, scene: Buffer): void {
  const { words } = content;
  sheet.columns(
    32,
    [
      () => {
        heading(sheet, 2, words.steps);
        list(sheet, content.steps, { marker: "number", between: 9, size: 11.5 });
      },
      () => {
        picture(sheet, scene, { alt: content.picture.alt, height: 205, shape: "arch" });
        heading(sheet, 2, words.benefits);
        list(sheet, content.benefits);
        heading(sheet, 3, words.ask_title, { after: 3 });
        paragraph(sheet, words.ask, { after: 3 });
        sheet.element("Link", () => {
          const style = { face: "bold", colour: colours.indigo, link: content.askUrl } as const;
          sheet.write(content.askUrl.replace(/^https?:\/\//, ""), style);
        });
      },
    ],
    [12, 8],
  );
  sheet.space(14);
  note(sheet, words.advice, content.advice);
  paragraph(sheet, [{ bold: `${words.sources} ` }, content.sources], {
    size: 9,
    colour: colours.quiet,
  });
}
