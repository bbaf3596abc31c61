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

/** The colors and type of the site. */
const siteSheets = ["app/styles/fonts.css", "app/styles/tokens.css"];
const sheet = (...files: string[]): DeskFiles[string] => ({
  type: "text/css; charset=utf-8",
  body: files.map((file) => read(file)).join("\n"),
});

export async function staffFiles(): Promise<DeskFiles> {
  const fonts = listFiles("public/fonts/*.woff2", root).map((file) => [
    file.replace(/^public/, ""),
    { type: "font/woff2", body: read(file) },
  ]);
  return {
    "/door.js": await script("staff/entry/browser.ts"),
    "/editor.js": await script("editor/ui/main.tsx"),
    "/editor.css": sheet("app/styles/buttons.css", "editor/ui/editor.css"),
    "/staff.css": sheet(...siteSheets, "editor/desks.css", "staff/staff.css"),
    "/favicon.svg": { type: "image/svg+xml", body: read("public/favicon.svg") },
    ...Object.fromEntries(fonts),
  };
}
