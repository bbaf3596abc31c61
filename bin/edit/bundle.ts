import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#reader/list-files.ts";
import { rolldown } from "rolldown";
import type { PageFiles } from "../../editor/page.ts";

const root = join(import.meta.dirname, "../..");

async function script(): Promise<string> {
  const bundle = await rolldown({
    input: join(root, "editor/ui/main.tsx"),
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  return output[0].code;
}

/** The editor's script and sheet, with the colors, type and fonts of the site. */
export async function editorFiles(): Promise<PageFiles> {
  const sheets = [
    "app/styles/fonts.css",
    "app/styles/tokens.css",
    "app/styles/buttons.css",
    "editor/desks.css",
    ...listFiles("editor/ui/*.css", root),
  ];
  const fonts = listFiles("public/fonts/*.woff2", root).map((file) => [
    file.replace(/^public/, ""),
    { type: "font/woff2", body: readFileSync(join(root, file)) },
  ]);
  const css = sheets.map((sheet) => readFileSync(join(root, sheet), "utf8")).join("\n");
  return {
    assets: {
      "/editor.js": { type: "text/javascript; charset=utf-8", body: await script() },
      "/editor.css": { type: "text/css; charset=utf-8", body: css },
      "/favicon.svg": {
        type: "image/svg+xml",
        body: readFileSync(join(root, "public/favicon.svg")),
      },
      ...Object.fromEntries(fonts),
    },
  };
}
