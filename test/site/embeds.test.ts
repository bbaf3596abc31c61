import { expect, inject, test } from "vitest";
import { embedPath, embeds } from "#domain/addresses.ts";
import { formatNumber } from "#domain/language/format.ts";
import { addressOf, languages, pathIn } from "#domain/language/language.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const frames = languages.flatMap((language) =>
  embeds.map((name) => pathIn(language, embedPath(name))),
);

test.each(frames)(
  "%s may be shown by any site, and brings no script and no foreign file",
  async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toMatch(/frame-ancestors \*$/);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const html = await answer.text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/<script|<link|\ssrc=|\son\w+=/i);
    for (const [link] of html.matchAll(/<a\b[^>]*>/g)) expect(link).toContain('target="_top"');
  },
);

test("no other page may be framed, and no frame is in the sitemap", async () => {
  for (const path of ["/", "/donate", "/embed", "/embed/other", "/embed/goal/wall"]) {
    const { headers } = await fetch(origin + path);
    expect(headers.get("content-security-policy"), path).toMatch(/frame-ancestors 'none'$/);
  }
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain("/embed/");
});

inEachLanguage("frames for other sites", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const figures = origin + pathIn(language, embedPath("figures"));
  const calculator = origin + pathIn(language, embedPath("calculator"));

  inTurn.test(
    "the figures are those of the home page, and each leads to its place in the register",
    async () => {
      const { text, links } = await readSent(figures);
      for (const { fact, label } of reader.resolve(content.lists.impactMetrics)) {
        expect(text).toContain(`${fact.text} ${label}`);
        expect(
          links.some(({ href }) => href.endsWith(`#${fact.name}`)),
          fact.name,
        ).toBe(true);
      }
    },
  );

  inTurn.test(
    "the calculator answers what its address asks, as the page does, and leads there with it",
    async () => {
      const words = reader.resolve(content.pages.materialCalculator);
      const query = { build: "house-wall", across: "10", height: "2" };
      const { text, links } = await readSent(`${calculator}?${new URLSearchParams(query)}`);
      const range = words.result.range
        .replace("{from}", formatNumber(117, language))
        .replace("{to}", formatNumber(160, language));
      expect(text).toContain(`${words.result.materials.tires.label} ${range}`);
      expect(links.map(({ href }) => href)).toContain(
        addressOf("materialCalculator", language, { query }),
      );
    },
  );

  inTurn.test("a size that cannot be keeps what was typed and says what can be", async () => {
    const { html, status } = await readSent(`${calculator}?build=tank&across=two&height=1`);
    expect(status).toBe(200);
    expect(html).toMatch(/name="across"[^>]*value="two"/);
    expect(html).toContain('id="across-problem"');
    expect(html).not.toContain('id="height-problem"');
  });

  inTurn.test(
    "the page for the press has the text of each frame to copy, and it leads to one",
    async () => {
      const { html } = await readSent(origin + addressOf("media", language));
      const codes = [...html.matchAll(/<textarea\b[^>]*>([^<]*)<\/textarea>/g)].map(([, code]) =>
        wordsOf(code!),
      );
      const sources = codes.map((code) => /^<iframe src="([^"]+)" title="[^"]+"/.exec(code)?.[1]);
      expect(sources).toEqual(
        embeds.map((name) => publicOrigin + pathIn(language, embedPath(name))),
      );
    },
  );
});
