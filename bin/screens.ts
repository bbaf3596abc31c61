import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { writeContactSheets } from "@long-way-home/painter/contact-sheet";
import { acceptedFolder, acceptScreens } from "./screens/accept.ts";
import { takeEditor } from "./screens/editor.ts";
import { compareFolders, formatComparison } from "./screens/compare.ts";
import { writeComparison } from "./screens/report.ts";
import { takeScreens } from "./screens/take.ts";

/**
 * Full-page pictures of every page of a running site, and what differs between two sets of them.
 * With `painter` it needs no site: contact sheets of all the painter can paint, into screens/. Nor with `editor`:
 * the pictures of docs/content-guide.md, into docs/editor/.
 */
const usage = `npm run screens -- [word …] [--width 390,1440] [--theme light,dark] [--language en,es] [--started] [--into screens]
npm run screens -- accept [word …] [--after screens]
npm run screens -- compare [word …] [--before DIR] [--after screens] [--json]
npm run screens -- painter
npm run screens -- editor
Words choose the addresses or the pictures that contain one of them. --started: the application has taken
over, with the sheet of the whole site. accept: these pictures are right; compare shows what has changed since,
in differences/report.html. SCREENS_ORIGIN says where the site is open, else http://localhost:3000.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "390,1440" },
    theme: { type: "string", default: "light,dark" },
    language: { type: "string", default: "en,es" },
    started: { type: "boolean", default: false },
    into: { type: "string", default: "screens" },
    before: { type: "string", default: acceptedFolder },
    after: { type: "string", default: "screens" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
const [command, ...rest] = positionals;

if (values.help) console.log(usage);
else if (command === "painter") {
  await writeContactSheets("screens", (file, pictures) =>
    console.log(`${file}: ${pictures} pictures`),
  );
} else if (command === "accept") {
  console.log(`${acceptedFolder}/ took ${acceptScreens(values.after, rest)} pictures.`);
} else if (command === "editor") {
  await takeEditor("docs/editor");
} else if (command === "compare") {
  if (!existsSync(values.before))
    throw new Error(`${values.before}/ is not there: take pictures, look at them and accept them.`);
  const comparison = await compareFolders(values.before, values.after, rest);
  console.log(values.json ? JSON.stringify(comparison, null, 2) : formatComparison(comparison));
  if (comparison.differing.length > 0) {
    const report = writeComparison(comparison, values.before, values.after);
    if (!values.json) console.log(report);
    process.exitCode = 1;
  }
} else {
  await takeScreens({
    origin: process.env.SCREENS_ORIGIN ?? "http://localhost:3000",
    words: positionals,
    widths: values.width.split(",").map(Number),
    themes: values.theme.split(",").map((theme) => (theme === "dark" ? "dark" : "light")),
    languages: values.language.split(","),
    isStarted: values.started,
    folder: values.into,
  });
}
