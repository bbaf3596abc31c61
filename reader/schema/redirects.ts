import { z } from "zod";
import { languageOf } from "#domain/language/language.ts";
import { target } from "./pair.ts";

const path = /^\/[^\s?#\\]*[^\s?#\\/]$/;
const isEnglish = (text: string) => languageOf(text.toLowerCase()) === "en";

/** A path of an English page as it once was, without its slash at the end; `/es` stands before it by itself. */
const oldPath = z.string().refine((text) => path.test(text) && isEnglish(text), {
  error: "an old path such as /old-page, without /es",
});

/** Old addresses and where they lead now; what they may name is checked by reader/redirects.ts. */
export const redirects = z.array(z.strictObject({ from: oldPath, target }));
