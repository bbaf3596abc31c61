import { siteWords } from "../site-words.ts";

/** The words of the site in each language: Playwright collects tests without waiting for any. */
export const site = { en: await siteWords("en"), es: await siteWords("es") };
