import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { isPlainPage, pages, type PlainPage } from "#domain/addresses.ts";
import { projectRoot } from "./project-root.ts";
import { brochure, type Brochure } from "./schema/brochure.ts";

/**
 * The schemas of pages that have parts of their own, by the page's key in domain/addresses.ts. Each exports its own under that
 * key in app/pages/<page>/content.ts, which is found by its name, and adds the same to these types.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the pages
export interface PageSchemas {}

/** A page without a folder in app/pages/: its address and its words are all there is of it. */
export type BrochurePage = Exclude<PlainPage, keyof PageSchemas>;

/** The words of each page, still in both languages. */
export type PageContent = {
  [P in keyof PageSchemas]: PageSchemas[P] extends z.ZodType ? z.infer<PageSchemas[P]> : never;
} & Record<BrochurePage, Brochure>;

const pageModule = z.record(z.string(), z.instanceof(z.ZodType));

const ownSchemas: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...(await Promise.all(
    globSync("app/pages/*/content.ts", { cwd: projectRoot })
      .toSorted()
      .map(async (file) => {
        const found: object = await import(
          /* @vite-ignore */ pathToFileURL(join(projectRoot, file)).href
        );
        return pageModule.parse({ ...found });
      }),
  )),
);

export function isBrochurePage(page: string): page is BrochurePage {
  return pages.some((one) => one === page && isPlainPage(one)) && !(page in ownSchemas);
}

/** The schema of every content/pages/<name>.yaml. */
export const pageSchemas: Readonly<Record<string, z.ZodType>> = {
  ...ownSchemas,
  ...Object.fromEntries(pages.filter(isBrochurePage).map((page) => [page, brochure])),
};
