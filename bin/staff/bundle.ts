import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#reader/list-files.ts";
import { rolldown } from "rolldown";
import type { DeskFiles } from "../../staff/server.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file));

async function script(input: string): Promise<DeskFiles[string]> {
  const bundle = await rolldown({
    input: join(root, input),
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  return { type: "text/javascript; charset=utf-8", body: output[0].code };
}

/** Base styles of the public site, then those of the staff pages. */
const sheets = [
  "app/styles/fonts.css",
  "app/styles/tokens.css",
  "app/styles/base.css",
  "app/components/ui/table.css",
  "staff/staff.css",
  "editor/ui/editor.css",
];

/** Scripts, styles and fonts of the staff pages, by URL path. */
export async function staffFiles(): Promise<DeskFiles> {
  const fonts = listFiles("public/fonts/*.woff2", root).map((file) => [
    file.replace(/^public/, ""),
    { type: "font/woff2", body: read(file) },
  ]);
  return {
    "/door.js": await script("staff/sign-in/browser.ts"),
    "/editor.js": await script("editor/ui/main.ts"),
    "/staff.css": { type: "text/css; charset=utf-8", body: sheets.map(read).join("\n") },
    "/favicon.svg": { type: "image/svg+xml", body: read("public/favicon.svg") },
    ...Object.fromEntries(fonts),
  };
}
