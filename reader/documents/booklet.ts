import type { BookletName } from "#domain/documents/documents.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { blog } from "#reader/blog.ts";
import { documentContent, pageContent } from "#reader/content.ts";
import { siteUrl } from "#reader/site-url.ts";
import type { BookletPart, Chapter } from "./booklet-parts.ts";
import { tripTable, workshopTable, type PriceTable } from "#reader/planners/price-tables.ts";
import { materialsChapter } from "./booklet-materials.ts";
import { guideOf } from "./guide.ts";

type Words = ReturnType<typeof documentContent<"booklets">>;

/** An article without its pictures, and of a guide what to get, what to do and what to heed; with its sources. */
function articleChapter(id: string, language: Language, words: Words): Chapter[] {
  const post = blog().find(id, language);
  if (!post) return [];
  const told = post.blocks.filter((block) => block.kind !== "picture");
  const { sheet, sources } = guideOf(post, language);
  const guide: BookletPart[] = sheet
    ? [
        { kind: "boxes", title: sheet.titles.parts, items: sheet.parts },
        { kind: "steps", title: sheet.titles.steps, items: sheet.steps },
        { kind: "points", title: sheet.titles.warnings, items: sheet.warnings },
      ]
    : [];
  const lines = sources.map(({ title }, at) => `[${at + 1}] ${title}`);
  const parts = [...told, ...guide, { kind: "small" as const, title: words.sources, lines }];
  return [{ title: post.title, lead: post.excerpt, parts }];
}

function packingChapter(language: Language): Chapter {
  const { opening, guides } = pageContent("volunteerPacking", language);
  const parts = guides.map(({ title: name, items }) => ({
    kind: "boxes" as const,
    title: name,
    items,
  }));
  return { title: opening.title, lead: guides.map(({ title }) => title).join(" · "), parts };
}

function familiesChapter(language: Language): Chapter {
  const { opening, sections } = pageContent("families", language);
  const passage = (one: { title: string; text: string }): BookletPart[] => [
    { kind: "heading", level: 3, text: one.title, id: "" },
    { kind: "paragraph", runs: [{ text: one.text, strong: false }] },
  ];
  const passages = sections.flatMap((block) => {
    if (block.kind === "facts") return block.items;
    return block.kind === "words"
      ? [{ title: block.title, text: (block.text ?? []).join(" ") }]
      : [];
  });
  return { title: opening.title, lead: opening.lead, parts: passages.flatMap(passage) };
}

/** A planner on paper: every sum it gives, in one table. */
function plannerChapter(
  page: "groupTrips" | "greenBuildingWorkshop",
  { title, lead, heads, rows }: PriceTable,
  language: Language,
): Chapter {
  return {
    title: pageContent(page, language).planner.title,
    lead,
    parts: [
      { kind: "paragraph", runs: [{ text: lead, strong: false }] },
      { kind: "table", title, heads, rows },
    ],
  };
}

/** The chapters of the pages that a kind names, in their order; what is no longer there is left out. */
function chaptersOf(name: BookletName, language: Language, words: Words): Chapter[] {
  const kind = pageContent("offline", language).kinds.find(({ id }) => id === name);
  const articles = (kind?.articles ?? []).flatMap((id) => articleChapter(id, language, words));
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

/** A booklet's words: the pages of one kind that can be kept on a phone; null for one we do not have. */
export function booklet(name: string, language: Language) {
  const words = documentContent("booklets", language);
  const own = words.booklets.find(({ id }) => id === name);
  if (!own) return null;
  return {
    kicker: words.kicker,
    title: own.title,
    lead: own.lead,
    picture: own.picture,
    foot: words.foot,
    numbering: words.numbering,
    chapters: chaptersOf(own.id, language, words),
    more: words.more,
    moreUrl: siteUrl() + addressOf("offline", language),
  };
}

export type Booklet = NonNullable<ReturnType<typeof booklet>>;
