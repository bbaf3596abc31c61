import { globSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { everyPage } from "../every-page.ts";

/** Classes that a sheet styles. */
const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));

/** Classes that a rule dresses wherever they stand: of others a page may leave out what cannot be there. */
const dressedIn = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/(?<=^|[},])\.(-?[a-zA-Z_][\w-]*)(?=[,{])/g)].map(([, name]) => name!),
  );

test("each page brings the styles of all that stands on it, so that it is whole before any script", async () => {
  const whole = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const styled = dressedIn(whole.join(""));
  expect(styled.size).toBeGreaterThan(200);
  const pages = await everyPage(inject("origin"));
  expect(pages.size).toBeGreaterThan(100);
  const missing = [...pages].flatMap(([path, html]) => {
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet!);
    const brought = classesIn(sheets.join(""));
    const used = [...html.slice(html.indexOf("<body")).matchAll(/ class="([^"]*)"/g)];
    const names = new Set(used.flatMap(([, value]) => value!.split(/\s+/)));
    return [...names]
      .filter((name) => styled.has(name) && !brought.has(name))
      .map((name) => `${path}: .${name}`);
  });
  expect(missing).toEqual([]);
});
