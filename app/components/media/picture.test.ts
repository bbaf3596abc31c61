import { existsSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/language/labels.tsx";
import { labelsOf } from "#reader/content.ts";
import { drawingFolder } from "#reader/picture-manifest.ts";
import { loadedContent } from "#reader/load.ts";
import { Reader } from "#reader/resolve.ts";
import { fallbackAddress, lightAddress, pictureSources } from "./picture-files.ts";
import { PictureView } from "./picture.tsx";

test("every picture address is of an existing file", () => {
  const { content, readers } = loadedContent();
  const addresses = Object.keys(content.pictureWords.drawings).flatMap((slot) => {
    const picture = readers.en.picture(slot);
    if (!picture.illustration) return [];
    const sources = [...pictureSources(picture).matchAll(/\S+\.\w+/g)].map(([address]) => address);
    return [...sources, fallbackAddress(picture), lightAddress(picture)];
  });
  expect(addresses.length).toBeGreaterThan(500);
  const isThere = (address: string) => existsSync(address.replace("/pictures", drawingFolder));
  expect(addresses.filter((address) => !isThere(address))).toEqual([]);
});

test("a painting shows its painter, its year and what was paid for it", () => {
  const { content, readers } = loadedContent();
  const slot = "about-opening";
  const drawn = readers.es.picture(slot);
  const painted = { by: "Una pintora", year: 2027, fee: "Q 1,500" };
  const photographs = { [slot]: { alt: { en: "a", es: "a" }, painted } };
  const words = { ...content, pictureWords: { ...content.pictureWords, photographs } };
  const read = new Reader(words, { [slot]: { ...drawn, illustration: false } }, "es");
  const children = createElement(PictureView, { picture: read.picture(slot) });
  const props = { language: "es", labels: labelsOf("es"), children } as const;
  expect(renderToStaticMarkup(createElement(LanguageProvider, props))).toContain(
    ">Pintura de Una pintora, 2027; se pagó Q 1,500</small>",
  );
});
