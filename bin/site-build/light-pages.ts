import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { lightContext } from "#server/app-context.ts";
import { lightFile } from "#server/http/static-table.ts";
import { buildOrigin } from "#server/http/rewrite-origin.ts";
import { built } from "#server/main.ts";

/**
 * Draws every page of a build once more in the light version, beside the full one, by the same
 * application. A step of the build, in a process of its own, because React asks for its mode at once.
 */
async function writeLightPages(): Promise<number> {
  const build = (await import(pathToFileURL(built.bundle).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const files = glob("**/index.html", { cwd: built.client });
  let count = 0;
  for await (const file of files) {
    const path = `/${dirname(file)}`.replace(/^\/\.$/, "/");
    const context = new RouterContextProvider();
    context.set(lightContext, true);
    const page = await handle(new Request(new URL(path, buildOrigin)), context);
    const html = await page.text();
    const full = await readFile(join(built.client, file), "utf8");
    // An address that answers anything else here was drawn by other means: nobody would notice.
    if (titleOf(html) !== titleOf(full))
      throw new Error(`${path} is another page when drawn light.`);
    await writeFile(join(built.client, dirname(file), lightFile), html);
    count++;
  }
  return count;
}

const titleOf = (html: string) => /<title>[^<]*<\/title>/.exec(html)?.[0];

console.log(`${await writeLightPages()} light pages`);
