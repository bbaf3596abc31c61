import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/language/labels.tsx";
import { labelsOf } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { Reader } from "#reader/resolve.ts";
import { PictureView } from "./picture.tsx";

test("a painting shows its painter, its year and what was paid for it", () => {
  const { content, readers } = loadedContent();
  const slot = "about-opening";
  const drawn = readers.es.picture(slot);
  const painted = { by: "Una pintora", year: 2027, fee: "Q 1,500" };
  const photographs = { [slot]: { alt: { en: "a", es: "a" }, painted } };
  const words = { ...content, pictureWords: { ...content.pictureWords, photographs } };
  const read = new Reader(words, { [slot]: { ...drawn, illustration: false } }, "es");
  expect([readers.es.isDrawn, read.isDrawn]).toEqual([true, false]);
  const children = createElement(PictureView, { picture: read.picture(slot) });
  const props = { language: "es", labels: labelsOf("es"), children } as const;
  expect(renderToStaticMarkup(createElement(LanguageProvider, props))).toContain(
    ">Pintura de Una pintora, 2027; se pagó Q 1,500</small>",
  );
});
