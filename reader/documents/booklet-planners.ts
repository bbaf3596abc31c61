import type { Language } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { tripTable, workshopTable, type PriceTable } from "#reader/planners/price-tables.ts";
import type { Chapter } from "./booklet-parts.ts";

/** A planner on paper: every sum it gives, in one table. */
function chapter(title: string, { title: name, lead, heads, rows }: PriceTable): Chapter {
  return {
    title,
    lead,
    parts: [
      { kind: "paragraph", runs: [{ text: lead, strong: false }] },
      { kind: "table", title: name, heads, rows },
    ],
  };
}

export function tripChapter(language: Language): Chapter {
  return chapter(pageContent("groupTrips", language).planner.title, tripTable(language));
}

export function workshopChapter(language: Language): Chapter {
  return chapter(
    pageContent("greenBuildingWorkshop", language).planner.title,
    workshopTable(language),
  );
}
