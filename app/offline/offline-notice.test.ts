import { expect, test } from "vitest";
import type { Pack } from "#domain/offline/pack.ts";
import { withOfflineNotice } from "./offline-notice.ts";

const pack: Pack = {
  pages: {},
  words: {
    en: { copy: "Kept on {date}.", missing: "Not here." },
    es: { copy: "Guardada el {date}.", missing: "No está." },
  },
};
const saved = (lang: string) =>
  new Response(`<html lang="${lang}"><body><header></header><main id="main">Words</main></body>`, {
    headers: { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'" },
  });

test("a saved page gets a notice before its content, in its own language", async () => {
  const page = await withOfflineNotice(saved("es"), pack, ({ missing }) => missing, 503);
  expect(page.status).toBe(503);
  expect(page.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  const html = await page.text();
  expect(html).toMatch(/<\/header><aside[^>]*><p>No está\.<\/p><\/aside><main id="main">Words/);
  expect(html.replace(/<aside.*<\/aside>/, "")).toBe(await saved("es").text());
});
