import { z } from "zod";
import { head, pair, pictureName, some } from "./pair.ts";
import { signedLine } from "./passages.ts";

/** A page that is one form: what it is for, in a few signed lines, and a picture beside it. */
export const formPage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  points: some(signedLine),
  form_title: pair,
  picture: pictureName,
});
