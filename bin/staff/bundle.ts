import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#reader/list-files.ts";
import { fileResponse } from "#server/http/files.ts";
import { build } from "rolldown";
import type { DeskFiles } from "../../staff/server.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file));

async function script(input: string): Promise<string> {
  const { output } = await build({
    input: join(root, input),
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    write: false,
    output: { minify: true },
  });
  return output[0].code;
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
  const at = async (path: string, body: string | Buffer) =>
    [path, await fileResponse(path, Buffer.from(body))] as const;
  const fonts = listFiles("public/fonts/*.woff2", root);
  const files = await Promise.all([
    at("/door.js", await script("staff/sign-in/browser.ts")),
    at("/unsent.js", await script("staff/parts/unsent.ts")),
    at("/editor.js", await script("editor/ui/main.ts")),
    at("/staff.css", sheets.map(read).join("\n")),
    at("/favicon.svg", read("public/favicon.svg")),
    ...fonts.map((file) => at(file.replace(/^public/, ""), read(file))),
  ]);
  return Object.fromEntries(files);
}
