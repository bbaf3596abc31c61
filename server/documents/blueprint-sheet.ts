import { fillTemplate, addressOf, type Language } from "#domain/language/language.ts";
import { documentContent, listContent } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";
import { keyFigures, heading, linkLine, note, paragraph, picture, list } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./sheet-settings.ts";
import { drawSvg } from "./draw-svg.ts";
import { lineDrawing, pictureBytes } from "./pictures.ts";
import { openSheet, sideMargin, type Sheet } from "./sheet.ts";

type Words = ReturnType<typeof documentContent<"blueprintSheet">>;
type Structure = ReturnType<typeof listContent<"structures">>[number];
type Content = { readonly words: Words; readonly structure: Structure };

/** The concept sheet of a green structure, two pages; null for an unknown id. */
export function drawBlueprintSheet(language: Language, id: string) {
  const words = documentContent("blueprintSheet", language);
  const structure = listContent("structures", language).find((one) => one.id === id);
  const own = Object.hasOwn(words.structures, id) ? words.structures[id] : undefined;
  return structure && own ? draw({ words, structure }, own, language) : null;
}

async function draw(content: Content, own: Words["structures"][string], language: Language) {
  const { words, structure } = content;
  const drawing = structure.plan.picture;
  const [plan, scene] = await Promise.all([lineDrawing(drawing), pictureBytes(structure.picture)]);
  const photograph = plan === null ? await pictureBytes(drawing) : null;
  const sheet = await openSheet({
    language,
    title: `${structure.title}. ${words.kicker}`,
    subject: structure.description,
    words,
    band: "camino",
  });
  cover(sheet, content, plan ?? photograph!);
  firstPage(sheet, content);
  sheet.newPage();
  secondPage(sheet, content, own, scene);
  return sheet.finish();
}

/** The upper half of the first page: title and plan on an indigo ground. `plan` is SVG text, or a photograph. */
function cover(sheet: Sheet, { words, structure }: Content, plan: string | Buffer): void {
  const { pen, width } = sheet;
  const height = pen.page.height * 0.49;
  sheet.artifact(() => {
    pen.rect(0, 0, width, height).fill(colours.plan);
    grid(sheet, height);
    sheet.drawBand(height, 18);
  });
  brandLine(sheet, 30, true);
  sheet.within({ x: sideMargin, width: width - 2 * sideMargin }, () => {
    pen.y = 82;
    const style = { colour: colours.marigold, size: 11, face: "bold", after: 4 } as const;
    sheet.element("P", () => sheet.write(words.kicker, style));
    heading(sheet, 1, structure.title, { colour: colours.onDark, size: 38, after: 2 });
    sheet.element("P", () => {
      sheet.write(structure.description, { colour: colours.onIndigo, size: 12 });
    });
  });
  // The circles in two of the drawings reach above their edge.
  const top = pen.y + 14;
  const planWidth = Math.min((height - top - 4) * (640 / 440), width - 2 * sideMargin);
  const x = (width - planWidth) / 2;
  const bbox = [x, top, x + planWidth, height];
  sheet.element(
    "Figure",
    () => {
      if (typeof plan === "string") drawSvg(pen, lines(plan), { x, y: top, width: planWidth });
      else pen.image(plan, x, top, { width: planWidth });
    },
    { alt: structure.plan.picture.alt, bbox, placement: "Block" },
  );
  sheet.within({ x: sideMargin, width: width - 2 * sideMargin }, () => {
    pen.y = height - 18;
    const style = { size: 8.5, colour: colours.onIndigo, align: "right" } as const;
    sheet.element("P", () => sheet.write(words.drawing, style));
  });
  pen.y = height + 18 + 22;
}

/** The plan without its background and grid: `cover` draws those over the whole width. */
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

function firstPage(sheet: Sheet, { words, structure }: Content): void {
  const time = fillTemplate(words.months, { value: structure.build_time_fact.text });
  keyFigures(sheet, [
    { value: structure.cost_fact.text, label: words.cost },
    { value: time, label: words.build_time },
  ]);
  paragraph(sheet, words.range, { size: 9.5, colour: colours.quiet, after: 14 });
  sheet.columns(
    30,
    [
      () => {
        heading(sheet, 2, words.about);
        paragraph(sheet, structure.detail);
        paragraph(sheet, structure.impact, { face: "bold", colour: colours.green });
      },
      () => {
        heading(sheet, 2, words.materials);
        list(sheet, structure.materials);
      },
    ],
    [11, 9],
  );
}

function secondPage(
  sheet: Sheet,
  { words, structure }: Content,
  own: Words["structures"][string],
  scene: Buffer,
): void {
  const { language } = sheet.settings;
  sheet.columns(
    32,
    [
      () => {
        heading(sheet, 2, words.steps);
        list(sheet, own.steps, { marker: "number", between: 9, size: 11.5 });
      },
      () => {
        picture(sheet, scene, { alt: structure.picture.alt, height: 205, shape: "arch" });
        heading(sheet, 2, words.benefits);
        list(sheet, structure.benefits);
        heading(sheet, 3, words.ask_title, { after: 3 });
        const consultation = addressOf("freeGreenBuildingConsultation", language);
        linkLine(sheet, words.ask, siteUrl() + consultation);
      },
    ],
    [12, 8],
  );
  sheet.space(14);
  note(sheet, words.advice, structure.advice);
  paragraph(sheet, [{ bold: `${words.sources} ` }, own.sources], {
    size: 9,
    colour: colours.quiet,
  });
}
