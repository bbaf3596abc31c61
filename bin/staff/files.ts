import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#reader/list-files.ts";
import type { DeskFiles } from "../../staff/server.ts";

const root = join(import.meta.dirname, "../..");

/** The desk's sheet, with the colors, type and fonts of the site. */
export function deskFiles(): DeskFiles {
  const sheets = [
    "app/styles/fonts.css",
    "app/styles/tokens.css",
    "editor/desks.css",
    "staff/staff.css",
  ];
  const fonts = listFiles("public/fonts/*.woff2", root).map((file) => [
    file.replace(/^public/, ""),
    { type: "font/woff2", body: readFileSync(join(root, file)) },
  ]);
  const css = sheets.map((sheet) => readFileSync(join(root, sheet), "utf8")).join("\n");
  const icon = readFileSync(join(root, "public/favicon.svg"));
  return {
    "/staff.css": { type: "text/css; charset=utf-8", body: css },
    "/favicon.svg": { type: "image/svg+xml", body: icon },
    ...Object.fromEntries(fonts),
  };
}
