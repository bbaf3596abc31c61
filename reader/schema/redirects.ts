import { z } from "zod";
import { target } from "./pair.ts";

const path = /^\/(?!es(\/|$))[^\s?#\\]*[^\s?#\\/]$/i;

/** A path of an English page as it once was, without its slash at the end; `/es` stands before it by itself. */
const oldPath = z.string().refine((text) => path.test(text), {
  error: "an old path such as /old-page, without /es",
});

/** Old addresses and where they lead now; what they may name is checked by reader/redirects.ts. */
export const redirects = z.array(z.strictObject({ from: oldPath, target }));
