import { isNewsOf, type GiftNews } from "#domain/giving/news-of-gifts.ts";
import type { Language } from "#domain/language/language.ts";
import { listContent } from "./content.ts";
import { loadedContent } from "./load.ts";
import { findPurpose } from "./purposes.ts";
import type { Resolved } from "./resolve.ts";

export type NewsOfGifts = Resolved<ReturnType<typeof allNews>[number]>;

export const allNews = () => loadedContent().content.lists.giftNews;

const newestFirst = (a: Pick<GiftNews, "on">, b: Pick<GiftNews, "on">) => b.on.localeCompare(a.on);

const listNews = (language: Language, fits: (news: NewsOfGifts) => boolean): NewsOfGifts[] =>
  listContent("giftNews", language).filter(fits).toSorted(newestFirst);

export const newsFor = (purpose: string, language: Language) =>
  listNews(language, (news) => news.for.includes(purpose));

/** News with a purpose that has no page of its own. */
export const newsElsewhere = (language: Language) =>
  listNews(language, (news) =>
    news.for.some((purpose) => !findPurpose(loadedContent().content, purpose)?.page),
  );

export const newsOf = (gift: Parameters<typeof isNewsOf>[1], language: Language) =>
  listNews(language, (news) => isNewsOf(news, gift));
