import { describe, expect, inject, test } from "vitest";
import { buildCodePath } from "#domain/addresses.ts";
import { addressOf, languages, pathIn } from "#domain/language/language.ts";
import { chooseProjects, choiceOf } from "#domain/planners/project-filter.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { readQr } from "../read-qr.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";

const origin = inject("origin");

describe.each(languages)("green builds in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.greenBuilds);
  const projects = reader.resolve(content.lists.projects);
  const ask = (query: string) =>
    readSent(origin + addressOf("greenBuilds", language) + (query && `?${query}`));

  test("the printed sheet of a build bears its own address, in words and as a code that leads there", async () => {
    for (const { id } of [projects[0]!, projects.at(-1)!]) {
      const path = addressOf("greenBuild", language, { params: { id } });
      const { html, text } = await readSent(origin + path);
      const code = /<img src="([^"]*code\.svg)"/.exec(html)![1]!;
      const answer = await fetch(origin + code);
      expect(answer.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
      expect(await readQr(await answer.text())).toBe(publicOrigin + path);
      expect(text).toContain(publicOrigin + path);
    }
    const nobody = pathIn(language, buildCodePath("no-such-build"));
    expect((await fetch(origin + nobody)).status).toBe(404);
  });

  test.each([
    "",
    "category=stoves",
    "category=stoves&category=water-collection",
    "status=concepts&status=student-led",
    "category=buildings&status=hero-school-campus&status=off-campus",
    "q=BAMB%C3%9A",
    "q=wall&category=retaining-walls",
    "category=castles",
  ])("the address ?%s shows exactly what the rule says, and says how many", async (query) => {
    const page = await ask(query);
    const { shown, counts } = chooseProjects(projects, choiceOf(new URLSearchParams(query)));
    const titles = projects.filter(({ id }) =>
      page.links.some(({ href }) => href === addressOf("greenBuild", language, { params: { id } })),
    );
    expect(titles.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    const count =
      shown.length === 1
        ? words.filters.one
        : words.filters.count.replace("{count}", String(shown.length));
    expect(page.text).toContain(count);
    for (const [id, number] of Object.entries(counts.categories)) {
      expect(page.text).toContain(`${words.categories[id as "stoves"]} ${number}`);
    }
    for (const [id, number] of Object.entries(counts.statuses)) {
      expect(page.text).toContain(`${words.statuses[id as "concepts"]} ${number}`);
    }
  });

  test("each card names its category and its status in words", async () => {
    const { text } = await ask("");
    for (const { title, description, category, status } of projects) {
      const told = `${words.categories[category]} ${title} ${description} ${words.statuses[status]}`;
      expect(text).toContain(told);
    }
  });

  test("Waste Management has no project, and its address says so", async () => {
    const page = await ask("category=waste-management");
    expect(page.count("project-card")).toBe(0);
    expect(page.text).toContain(`${words.empty.title} ${words.empty.text}`);
  });

  test("a choice that leaves nothing says so, and clears by a link", async () => {
    const page = await ask("category=stoves&q=castle");
    expect(page.count("project-card")).toBe(0);
    expect(page.text).toContain(`${words.empty.title} ${words.empty.text}`);
    expect(page.links).toContainEqual({
      text: words.filters.clear,
      href: addressOf("greenBuilds", language),
    });
    if (language === "en") {
      const { nothing, clear } = specification.greenBuilds;
      expect([words.empty.title, words.filters.clear]).toEqual([nothing, clear]);
    }
  });

  test("an address with a build opens it over the list, and the build has a page of its own", async () => {
    const project = projects.find(({ id }) => id === "hero-school-campus")!;
    const over = await ask(`category=buildings&project=${project.id}`);
    const own = await readSent(
      origin + addressOf("greenBuild", language, { params: { id: project.id } }),
    );
    expect(over.html).toMatch(/<dialog[^>]* open/);
    for (const page of [over, own]) {
      expect(page.text).toContain(project.description);
      expect(page.text).toContain(project.materials!.join(", "));
      expect(page.text).toContain(project.source.title);
    }
    expect(own.html).toContain(`<h1>${project.title}</h1>`);
  });

  test("five kinds in large choose what the chips choose", async () => {
    const page = await ask("");
    for (const id of Object.keys(words.categories)) {
      const href = addressOf("greenBuilds", language, { query: { category: id }, anchor: "grid" });
      expect(page.links).toContainEqual({ text: words.categories[id as "stoves"], href });
    }
  });
});
