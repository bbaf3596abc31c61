import { afterAll, expect, inject, test } from "vitest";
import { parse, stringify } from "yaml";
import * as build from "#application";
import { formatDays, formatNumber } from "#domain/language/format.ts";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import type { Fact } from "#reader/schema/facts.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { pagePaths } from "#server/page-paths.ts";
import { pageFaults } from "../../bin/checking/page-faults.ts";
import { withLists } from "../fakes/list-lengths.ts";

const origin = inject("origin");

afterAll(reloadContent);

test("every address that is listed answers, full and light", async () => {
  const failed: string[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
    return answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  };
  for (const path of pagePaths()) {
    const isPage = await ask(path);
    if (isPage) await ask(path === "/" ? "/lite" : `/lite${path}`);
  }
  expect(failed).toEqual([]);
});

test("a page that fails is told with its cause", async () => {
  const { "en/about": about } = build.routes;
  if (!about) throw new Error("there is no page about us");
  const loader = () => Promise.reject(new TypeError("no such picture"));
  const routes = { ...build.routes, "en/about": { ...about, module: { ...about.module, loader } } };
  expect(await pageFaults({ ...build, routes }, "production", /^\/about$/)).toEqual([
    expect.stringMatching(/^\/about, \/about \(light\): TypeError: no such picture\n +at /),
  ]);
});

// Languages differ in words alone, so one of them is rendered.
const english = /^(?!\/es\b|\/(blog|green-builds)\/)/;

test("with its lists emptied every page is rendered", async () => {
  useContent(withLists(readContentFiles(), "emptied"));
  expect(await pageFaults(build, "production", english)).toEqual([]);
});

const dollars = (value: number) => `$${formatNumber(value, "en")}`;
const moved = (value: number) => value * 7 + 3;

/** Content with every price, length in weeks and day of an event changed and each list longer, and the texts that are wrong then. */
function withOtherValues(): { files: ContentFiles; gone: string[] } {
  const files = withLists(readContentFiles(), "longer");
  const [register, calendar] = ["content/facts.yaml", "content/lists/events.yaml"];
  const [gone, come] = [new Set<string>(), new Set<string>()];
  const move = (value: number) => {
    gone.add(dollars(value));
    come.add(dollars(moved(value)));
    return moved(value);
  };
  const { facts, ...rest } = parse(files[register]!) as { facts: Record<string, Fact> };
  for (const fact of Object.values(facts)) {
    const { value, unit } = fact;
    if (typeof value === "number") {
      if (unit === "weeks") fact.value = value + 5;
      if (unit === "usd") fact.value = move(value);
    } else if (unit === "usd" && "from" in value) {
      fact.value = { from: move(value.from), to: move(value.to) };
    }
  }
  const events = parse(files[calendar]!) as { starts_on: string; ends_on: string }[];
  for (const event of events) {
    gone.add(formatDays(event.starts_on, event.ends_on, "en"));
    for (const day of ["starts_on", "ends_on"] as const)
      event[day] = event[day].replace(/^\d{4}/, (year) => String(Number(year) + 3));
  }
  // A bag of the chart of courses stands for as much.
  gone.delete(dollars(250));
  const others = { [register]: stringify({ ...rest, facts }), [calendar]: stringify(events) };
  return { files: { ...files, ...others }, gone: [...gone].filter((one) => !come.has(one)) };
}

const counts =
  /\b((six|seis) (blueprints|planos)|(eight|ocho) (kinds|tipos|build|hojas|gu)|(four|4|cuatro) (hands-on )?(weeks|semanas))/i;

test("with its lists longer every page is rendered, and says no price, day or count that was changed", async () => {
  const { files, gone } = withOtherValues();
  useContent(files);
  // Not as a part of a longer number.
  const values = gone.map((text) => text.replaceAll(/[$.]/g, "\\$&")).join("|");
  const wrong = [new RegExp(`(?:${values})(?![\\d,.]*\\d)`), counts];
  expect(await pageFaults(build, "production", english, wrong)).toEqual([]);
  expect(Object.values(files).join("\n")).not.toMatch(counts);
});
