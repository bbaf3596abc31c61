import jsQR from "jsqr";
import sharp from "sharp";
import { expect, inject } from "vitest";
import { buildCodePath } from "#domain/addresses.ts";
import { buildSheetPath } from "#domain/documents/documents.ts";
import { addressOf, pathIn } from "#domain/language/language.ts";
import { chooseProjects, choiceOf } from "#domain/planners/project-filter.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { readSent } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

async function readQr(svg: string): Promise<string | null> {
  const picture = sharp(Buffer.from(svg)).resize(400).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

inEachLanguage("green builds", ({ language, inTurn, content, reader }) => {
  const words = reader.resolve(content.pages.greenBuilds);
  const projects = reader.resolve(content.lists.projects);
  const pathOf = (id: string) => addressOf("greenBuild", language, { params: { id } });
  const ask = (query: string) =>
    readSent(`${origin}${addressOf("greenBuilds", language)}?${query}`);

  inTurn.test("a printed sheet bears its address in letters and as a code", async () => {
    const path = pathOf(projects[0]!.id);
    const { html, text } = await readSent(origin + path);
    const answer = await fetch(origin + /<img src="([^"]*code\.svg)"/.exec(html)![1]!);
    expect(answer.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    const code = await answer.text();
    const smudged = code.replace("</svg>", '<path fill="#fff" d="M20 20h9v9h-9z"/></svg>');
    for (const svg of [code, smudged]) expect(await readQr(svg)).toBe(publicOrigin + path);
    expect(text).toContain(publicOrigin + path);
    const nobody = pathIn(language, buildCodePath("no-such-build"));
    expect((await fetch(origin + nobody)).status).toBe(404);
  });

  inTurn.test("a build leads to its kind, guide, sheet, materials and advice", async () => {
    const walls = projects.filter(({ category }) => category === "retaining-walls");
    const [wall, ...others] = walls.map(({ id }) => id);
    const { hrefs } = await readSent(origin + pathOf(wall!));
    for (const id of others) expect(hrefs).toContain(pathOf(id));
    const sheet = content.documents.buildSheets.sheets.find(({ id }) => id === "tire-wall")!;
    expect(hrefs).toEqual(
      expect.arrayContaining([
        addressOf("blogPost", language, { params: { id: sheet.article } }),
        buildSheetPath("tire-wall", language),
        addressOf("materialCalculator", language, { query: { build: "retaining-wall" } }),
        addressOf("freeGreenBuildingConsultation", language),
      ]),
    );
  });

  inTurn.test.each(["category=stoves&category=water-collection", "status=concepts&q=BAMB%C3%9A"])(
    "?%s shows the builds and counts of the rule",
    async (query) => {
      const page = await ask(query);
      const { shown, counts } = chooseProjects(projects, choiceOf(new URLSearchParams(query)));
      const drawn = projects.filter(({ id }) => page.hrefs.includes(pathOf(id)));
      expect(drawn.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
      const { one, count } = words.filters;
      const many = shown.length === 1 ? one : count.replace("{count}", String(shown.length));
      expect(page.text).toContain(many);
      for (const [id, number] of Object.entries(counts.categories))
        expect(page.text).toContain(`${words.categories[id as "stoves"]} ${number}`);
      for (const [id, number] of Object.entries(counts.statuses))
        expect(page.text).toContain(`${words.statuses[id as "concepts"]} ${number}`);
    },
  );

  inTurn.test("an empty choice offers an explanation and a link to clear it", async () => {
    const page = await ask("category=stoves&q=castle");
    expect(page.count("project-card")).toBe(0);
    expect(page.text).toContain(`${words.empty.title} ${words.empty.text}`);
    const href = addressOf("greenBuilds", language, { anchor: "grid" });
    const clear = { text: words.filters.clear, href };
    expect(page.links).toContainEqual(clear);
  });

  inTurn.test("a build opens over its list", async () => {
    const project = projects.find(({ id }) => id === "hero-school-campus")!;
    const over = await ask(`category=buildings&project=${project.id}`);
    expect(over.html).toMatch(/<dialog[^>]* open/);
    for (const part of [project.description, project.materials!.join(", "), project.source.title])
      expect(over.text).toContain(part);
  });

  inTurn.test("kinds in large choose what the chips choose, where something is built", async () => {
    const { links } = await ask("");
    for (const [category, name] of Object.entries(words.categories)) {
      const href = addressOf("greenBuilds", language, { query: { category }, anchor: "grid" });
      const isBuilt = projects.some((project) => project.category === category);
      expect(links.some((link) => link.href === href && link.text === name)).toBe(isBuilt);
    }
  });
});
