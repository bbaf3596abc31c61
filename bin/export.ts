import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { build, reportBuildFailure } from "./site-build/build-site.ts";

const usage = `npm run export -- --pages https://www.example.org --server https://app.example.org [--out FOLDER]

Writes the site as files, for a CDN or any server of files. Forms, gifts, the search and what is drawn for
each reader stay on the server, which is told of it: PAGES_AT=https://www.example.org.

  --pages   the public address of the files
  --server  the public address of the server
  --out     a folder that is made anew; default: export`;

/** Tells an export from any other folder. */
const markOfExport = "404.html";

/** @throws with one sentence */
function originOf(name: string, given: string | undefined): string {
  const url = URL.parse(given ?? "");
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.username)
    return url.origin;
  const what = given === undefined ? "is missing" : `is "${given}"`;
  throw new Error(
    `--${name} ${what}; it is an address without a path, such as https://www.example.org`,
  );
}

const { values } = parseArgs({
  options: {
    pages: { type: "string" },
    server: { type: "string" },
    out: { type: "string", default: "export" },
    help: { type: "boolean", short: "h", default: false },
  },
});

async function run(): Promise<void> {
  const pages = originOf("pages", values.pages);
  const server = originOf("server", values.server);
  if (pages === server) throw new Error("--pages and --server are two addresses");
  const out = resolve(projectRoot, values.out);
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, markOfExport)))
    throw new Error(`${out} holds something else, and would be made anew: name another folder.`);
  await build();
  // The application reads these two when it is loaded.
  Object.assign(process.env, { NODE_ENV: "production", SITE_URL: pages });
  const { writeExport } = await import("./export/write-export.ts");
  const written = await writeExport({ pages, server, out });
  console.log(
    `${written.pages} pages and ${written.leading} addresses that lead on, in ${out}. The server needs PAGES_AT=${pages} and SITE_URL=${server}.`,
  );
}

if (values.help) console.log(usage);
else {
  try {
    await run();
  } catch (error) {
    reportBuildFailure(error);
    process.exitCode = 1;
  }
}
