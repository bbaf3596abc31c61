import { expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { filesOf, packPath, type Pack } from "#domain/offline/pack.ts";
import { formatDollars } from "#domain/language/format.ts";
import { tripPackages } from "#domain/planners/trip.ts";
import { workshopCost, workshopPackages } from "#domain/planners/workshop.ts";
import { tripRates, workshopRates } from "#reader/planners.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");
const pack = (await (await fetch(origin + packPath)).json()) as Pack;

test.each(languages)("each page that can be kept is one link away, in %s", async (language) => {
  const { content, reader } = siteWords(language);
  const words = reader.resolve(content.pages.offline);
  const here = addressOf("offline", language);
  const wanted = words.kinds.flatMap(({ articles, pages }) => [
    ...articles.map((id) => addressOf("blogPost", language, { params: { id } })),
    ...pages.map((page) => addressOf(page, language)),
  ]);
  expect(Object.keys(pack.pages)).toEqual(expect.arrayContaining([...wanted, here]));
  for (const version of ["", "/lite"]) {
    const { hrefs, html } = await readSent(origin + version + here);
    expect(hrefs).toEqual(expect.arrayContaining(wanted.map((path) => version + path)));
    expect(html.slice(html.indexOf("<footer"))).toContain(`href="${version}${here}"`);
  }
});

test("the planners have every sum in a table without signal", async () => {
  expect(pack.pages["/material-calculator"]?.isTool).toBe(true);
  const money = (cents: number) => formatDollars(cents, "es");
  const each = tripPackages.map((id) => tripRates().eachCents[id]);
  const groups = Array.from({ length: 18 }, (_, at) => 8 + at);
  const trips = groups.map((people) => [people, ...each.map((cents) => money(people * cents))]);
  const rates = workshopRates();
  const workshops = workshopPackages.flatMap((id) =>
    [false, true].slice(0, rates.latinAmericaPrices[id] ? 2 : 1).flatMap((isLatinAmerican) =>
      // Columns for one or two people, three or four, and more.
      [
        [1, 3, 5],
        [2, 4, 6],
      ].map((groups) =>
        groups.map((people) =>
          money(workshopCost({ package: id, people, isLatinAmerican }, rates).eachCents),
        ),
      ),
    ),
  );
  for (const [page, rows] of [
    ["groupTrips", trips],
    ["greenBuildingWorkshop", workshops],
  ] as const) {
    const path = addressOf(page, "es");
    expect(pack.pages[path]?.isTool).toBe(false);
    const { text } = await readSent(`${origin}${path}?lite=1`);
    for (const row of rows) expect(text).toContain(` ${row.join(" ")} `);
  }
});

test("every file of a saved page is there with the weight on the list", async () => {
  const paths = Object.keys(pack.pages);
  // A device fetches the page first: the site keeps a page's data from when it has drawn it.
  for (const path of paths) await (await fetch(origin + path)).text();
  for (const [file, bytes] of Object.entries(filesOf(pack, paths))) {
    const answer = await fetch(origin + file, { headers: { "Accept-Encoding": "br" } });
    expect(answer.status, file).toBe(200);
    // The data of a page, too, is named by its content.
    if (/\/assets\//.test(file))
      expect(answer.headers.get("Cache-Control"), file).toContain("immutable");
    const length = Number(answer.headers.get("Content-Length"));
    expect(Math.abs(length - bytes), file).toBeLessThan(bytes / 10 + 50);
  }
});

test.each(languages)("a phone can install the site, in %s", async (language) => {
  const { html } = await readSent(origin + addressOf("offline", language));
  const [, path = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(origin + path);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    lang: language,
    start_url: addressOf("home", language),
    display: "minimal-ui",
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src } of manifest.icons) expect((await fetch(origin + src)).status).toBe(200);
});
