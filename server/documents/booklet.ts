import type { Edition } from "#domain/documents/documents.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { blog } from "#reader/blog.ts";
import { documentContent, pageContent } from "#reader/content.ts";
import { guideOf } from "#reader/documents/build-sheet.ts";
import type { Block, Run } from "#reader/parse-body.ts";
import { tripTable, workshopTable, type PriceTable } from "#reader/planners/price-tables.ts";
import { siteUrl } from "#reader/site-url.ts";
import { heading, linkLine, paragraph } from "./blocks.ts";
import { materialsChapter } from "./booklet-materials.ts";
import { openBrochure } from "./brochure.ts";
import { smallPrint, titledList, titledTable, type Chapter } from "./chapter.ts";
import { colours } from "./colours.ts";
import { list } from "./list.ts";
import type { Sheet } from "./sheet.ts";
import type { RichText } from "./sheet-settings.ts";

const richTextOf = (runs: readonly Run[]): RichText =>
  runs.map(({ text, strong }) => (strong ? { bold: text } : text));

function drawBlock(sheet: Sheet, block: Exclude<Block, { kind: "image" }>): void {
  switch (block.kind) {
    case "heading":
      return heading(sheet, 3, block.text);
    case "paragraph":
      return paragraph(sheet, richTextOf(block.runs));
    case "quote":
      for (const runs of block.paragraphs) paragraph(sheet, richTextOf(runs));
      return;
    case "list":
      return list(sheet, block.items.map(richTextOf), block.ordered ? { marker: "number" } : {});
  }
}

/** An article without pictures, with parts, steps and warnings if it is a guide, and with its sources. */
function articleChapter(id: string, language: Language, sourcesTitle: string): Chapter[] {
  const post = blog().find(id, language);
  if (!post) return [];
  const { sheet: guide, sources } = guideOf(post, language);
  const draw = (sheet: Sheet) => {
    for (const block of post.blocks) if (block.kind !== "picture") drawBlock(sheet, block);
    if (guide) {
      titledList(sheet, guide.titles.parts, guide.parts, "box");
      titledList(sheet, guide.titles.steps, guide.steps, "number");
      titledList(sheet, guide.titles.warnings, guide.warnings, "dot");
    }
    const lines = sources.map(({ title }, at) => `[${at + 1}] ${title}`);
    smallPrint(sheet, sourcesTitle, lines);
  };
  return [{ title: post.title, lead: post.excerpt, draw }];
}

function packingChapter(language: Language): Chapter {
  const { opening, guides } = pageContent("volunteerPacking", language);
  return {
    title: opening.title,
    lead: guides.map(({ title }) => title).join(" · "),
    draw: (sheet) => {
      for (const { title, items } of guides) titledList(sheet, title, items, "box");
    },
  };
}

function familiesChapter(language: Language): Chapter {
  const { opening, sections } = pageContent("families", language);
  const passages = sections.flatMap((block) => {
    if (block.kind === "facts") return block.items;
    return block.kind === "words"
      ? [{ title: block.title, text: (block.text ?? []).join(" ") }]
      : [];
  });
  const draw = (sheet: Sheet) => {
    for (const { title, text } of passages) {
      heading(sheet, 3, title);
      paragraph(sheet, [text]);
    }
  };
  return { title: opening.title, lead: opening.lead, draw };
}

/** A price calculator as a chapter: a table of all its sums. */
function plannerChapter(
  page: "groupTrips" | "greenBuildingWorkshop",
  { lead, ...sums }: PriceTable,
  language: Language,
): Chapter {
  const draw = (sheet: Sheet) => {
    paragraph(sheet, [lead]);
    titledTable(sheet, sums);
  };
  return { title: pageContent(page, language).planner.title, lead, draw };
}

type BookletWords = ReturnType<typeof documentContent<"booklets">>;

/** The chapters of a booklet in the order of content/pages/offline.yaml, without articles that no longer exist. */
function chaptersOf(name: string, language: Language, words: BookletWords): Chapter[] {
  const kind = pageContent("offline", language).kinds.find(({ id }) => id === name);
  const articles = (kind?.articles ?? []).flatMap((id) =>
    articleChapter(id, language, words.sources),
  );
  const pages = (kind?.pages ?? []).map((page) => {
    switch (page) {
      case "families":
        return familiesChapter(language);
      case "volunteerPacking":
        return packingChapter(language);
      case "groupTrips":
        return plannerChapter(page, tripTable(language), language);
      case "greenBuildingWorkshop":
        return plannerChapter(page, workshopTable(language), language);
      case "materialCalculator":
        return materialsChapter(language, words.materials);
    }
  });
  return [...articles, ...pages];
}

/**
 * The booklet of a kind of pages that can be saved offline: a cover with the table of contents, and a chapter per page.
 * A single chapter starts below the cover. Null for an unknown name.
 */
export function drawBooklet(edition: Edition, name: string) {
  const words = documentContent("booklets", edition.language);
  const own = words.booklets.find(({ id }) => id === name);
  return own ? draw({ ...words, ...own }, edition) : null;
}

async function draw(words: BookletWords & BookletWords["booklets"][number], edition: Edition) {
  const { language } = edition;
  const chapters = chaptersOf(words.id, language, words);
  const isMany = chapters.length > 1;
  const sheet = await openBrochure(words, edition, {
    band: "camino",
    ground: colours.green,
    share: isMany ? 0.42 : 0.3,
    pictureShare: isMany ? 0.36 : 0.24,
  });
  if (isMany) {
    const contents = chapters.map(({ title, lead }) => [{ bold: `${title}. ` }, lead]);
    list(sheet, contents, { marker: "number", between: 6 });
    sheet.newPage();
  }
  chapters.forEach((chapter, at) => {
    // Saves paper: a chapter starts a new page only when less than 280 points are left.
    if (at > 0) {
      sheet.space(22);
      sheet.ensureSpace(280);
    }
    heading(sheet, 2, chapter.title);
    chapter.draw(sheet);
  });
  sheet.ensureSpace(60);
  linkLine(sheet, words.more, siteUrl() + addressOf("offline", language));
  return sheet.finish();
}
