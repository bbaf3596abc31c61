import { siteWords } from "../site-words.ts";

/** The texts of the site in each language, parsed while the file loads: `describe` callbacks cannot wait. */
export const site = { en: await siteWords("en"), es: await siteWords("es") };
