import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { projectRoot } from "#reader/project-root.ts";
import { contentTypeOf } from "#server/http/files.ts";
import type { Routes } from "../visit/visit.ts";

const first = { en: "/help/staff-desk.md", es: "/help/es/primer-dia.md" };
const markdown = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** Gives headings the ids that links to them have: `#watching-it`. */
const withIds = (html: string) =>
  html.replace(/<(h[23])>(.+)<\/\1>/g, (_, level: string, words: string) => {
    const id = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-");
    return `<${level} id="${id}">${words}</${level}>`;
  });

/** The guides of docs/, each at its own path below /help, so that the links between them lead where they do there. */
export const help: Routes = {
  "GET /help{/}?": ({ language }) => ({ to: first[language] }),
  "GET /help/:name(.+)": async ({ params: { name = "" } }) => {
    const file = await readFile(join(projectRoot, "docs", name)).catch(() => null);
    if (!file) return null;
    if (!name.endsWith(".md")) return { file, type: contentTypeOf(name) };
    const [, title = "", text = ""] = /^# (.+)\n([^]*)$/.exec(file.toString()) ?? [];
    const html = { __html: withIds(micromark(text, markdown)) };
    const lang = name.startsWith("es/") ? "es" : "en";
    return { title, body: <article lang={lang} dangerouslySetInnerHTML={html} /> };
  },
};
