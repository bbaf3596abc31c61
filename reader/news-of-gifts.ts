import { isNewsOf, type GiftNews } from "#domain/giving/news-of-gifts.ts";
import type { Language } from "#domain/language/language.ts";
import { listContent } from "./content.ts";
import { loadedContent } from "./load.ts";
import type { Resolved } from "./resolve.ts";

export type NewsOfGifts = Resolved<ReturnType<typeof allNews>[number]>;

export const allNews = () => loadedContent().content.lists.giftNews;

const newestFirst = (a: Pick<GiftNews, "on">, b: Pick<GiftNews, "on">) => b.on.localeCompare(a.on);

/** News of a purpose, newest first. */
export const newsFor = (purpose: string, language: Language): NewsOfGifts[] =>
  listContent("giftNews", language)
    .filter((news) => news.for.includes(purpose))
    .toSorted(newestFirst);

/** News for a gift since it was given, newest first. */
export const newsOf = (gift: Parameters<typeof isNewsOf>[1], language: Language): NewsOfGifts[] =>
  listContent("giftNews", language)
    .filter((news) => isNewsOf(news, gift))
    .toSorted(newestFirst);
