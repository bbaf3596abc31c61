import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Classes that a sheet styles. */
const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));

test("each page brings the styles of all that stands on it, so that it is whole before any script", () => {
  const whole = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const styled = classesIn(whole.join(""));
  const pages = globSync("build/client/**/index.html");
  expect(pages.length).toBeGreaterThan(100);
  const missing = pages.flatMap((file) => {
    const html = readFileSync(file, "utf8");
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet!);
    const brought = classesIn(sheets.join(""));
    const used = [...html.slice(html.indexOf("<body")).matchAll(/ class="([^"]*)"/g)];
    const names = new Set(used.flatMap(([, value]) => value!.split(/\s+/)));
    return [...names]
      .filter((name) => styled.has(name) && !brought.has(name))
      .map((name) => `${file}: .${name}`);
  });
  expect(missing).toEqual([]);
});
