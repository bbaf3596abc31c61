import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

/**
 * What each page's words must hold, by the page's key in domain/addresses.ts. Every page exports its own under that
 * key in app/pages/<page>/content.ts, which is found by its name, and adds the same to these types.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the pages
export interface PageSchemas {}

/** The words of each page, still in both languages. */
export type PageContent = {
  [P in keyof PageSchemas]: PageSchemas[P] extends z.ZodType ? z.infer<PageSchemas[P]> : never;
};

const pageModule = z.record(z.string(), z.instanceof(z.ZodType));

/** The schema of every content/pages/<name>.yaml. */
export const pageSchemas: Readonly<Record<string, z.ZodType>> = Object.assign(
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
