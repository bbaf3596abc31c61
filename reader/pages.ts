import type { z } from "zod";
import { isPlainPage, pages, type PlainPage } from "#domain/addresses.ts";
import { brochure, type Brochure } from "./schema/brochure.ts";
import * as building from "./schema/pages/building.ts";
import * as coming from "./schema/pages/coming.ts";
import * as giftPages from "./schema/pages/gift-pages.ts";
import * as giving from "./schema/pages/giving.ts";
import * as home from "./schema/pages/home.ts";
import * as organisation from "./schema/pages/organisation.ts";
import * as service from "./schema/pages/service.ts";
import * as stories from "./schema/pages/stories.ts";

/** Schemas of pages with sections of their own, by the page's key in domain/addresses.ts. */
const ownSchemas = {
  ...building,
  ...coming,
  ...giftPages,
  ...giving,
  ...home,
  ...organisation,
  ...service,
  ...stories,
};
type OwnSchemas = typeof ownSchemas;

/** A page without code of its own: opening and blocks. */
export type BrochurePage = Exclude<PlainPage, keyof OwnSchemas>;

type OwnContent = { [P in keyof OwnSchemas]: z.infer<OwnSchemas[P]> };
export type PageContent = OwnContent & Record<BrochurePage, Brochure>;

export function isBrochurePage(page: string): page is BrochurePage {
  return pages.some((one) => one === page && isPlainPage(one)) && !(page in ownSchemas);
}

export const pageSchemas: Readonly<Record<string, z.ZodType>> = {
  ...ownSchemas,
  ...Object.fromEntries(pages.filter(isBrochurePage).map((page) => [page, brochure])),
};
