import { readFileSync } from "node:fs";
import { fileNames, placeholders } from "@long-way-home/painter";
import { expect, test } from "vitest";
import type { Picture } from "#reader/resolve.ts";
import { fallbackAddress, pictureSources } from "./picture-files.ts";

const encoded = {
  width: 960,
  height: 640,
  widths: [400, 640, 960],
  formats: ["avif", "webp"] as Picture["formats"],
  fallbackWidth: 640,
  placeholder: "sky" as const,
  light: { width: 400, kilobytes: 12 },
};

test("a browser is sent to the files that were drawn, and to no others", () => {
  const picture: Picture = {
    name: "home-path-community",
    hash: "0123456789",
    ...encoded,
    sizes: "100vw",
    alt: "Market day",
    illustration: true,
    dark: false,
  };
  const asked = [...pictureSources(picture).matchAll(/\S+\.\w+/g)].map(([address]) => address);
  const drawn = fileNames(picture.name, { key: "", hash: picture.hash, encoded });
  expect([...asked, fallbackAddress(picture)]).toEqual(drawn.map((name) => `/pictures/${name}`));
});

test("every ground a picture can have while it loads has its colour in the styles", () => {
  const css = readFileSync("app/components/media/picture.css", "utf8");
  const styled = [...css.matchAll(/\.picture-(\w+) \{\s*background: (#\w+);/g)];
  expect(Object.fromEntries(styled.map(([, name, colour]) => [name, colour]))).toEqual(
    placeholders,
  );
});
