import { expect, test } from "vitest";
import { filesOf, savedPathOf, weightOf, type Pack } from "./pack.ts";

const words = { copy: "{date}", missing: "" };
const page = (version: string, files: Record<string, number> = {}) => ({
  version,
  bytes: 10,
  isTool: false,
  files,
});
const pack: Pack = {
  pages: {
    "/families": page("1"),
    "/material-calculator": page("2", { "/assets/a.js": 100, "/assets/b.js": 5 }),
    "/volunteer/packing": page("3", { "/assets/a.js": 100 }),
  },
  words: { en: words, es: words },
};

test("files shared by pages are counted once", () => {
  expect(weightOf(pack, ["/families"])).toBe(10);
  expect(weightOf(pack, ["/material-calculator", "/volunteer/packing"])).toBe(125);
  expect(weightOf(pack, ["/nowhere"])).toBe(0);
  expect(Object.keys(filesOf(pack, ["/material-calculator", "/volunteer/packing"]))).toEqual([
    "/assets/a.js",
    "/assets/b.js",
  ]);
});

test("the light version, and a trailing slash, are the same saved page", () => {
  const saved = (path: string) => savedPathOf(new URL(path, "https://example.org"));
  expect(saved("/es/families/")).toBe("/es/families");
  expect(saved("/lite/families")).toBe("/families");
  expect(saved("/")).toBe("/");
});
