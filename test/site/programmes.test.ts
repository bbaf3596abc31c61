import ICAL from "ical.js";
import { describe, expect, inject, test } from "vitest";
import { calendarPath } from "#domain/addresses.ts";
import { formatDollars, formatNumber } from "#domain/language/format.ts";
import { addressOf, languages, pathIn } from "#domain/language/language.ts";
import { chooseProjects, choiceOf } from "#domain/project-filter.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("green builds in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.greenBuilds);
  const projects = reader.resolve(content.lists.projects);
  const ask = (query: string) =>
    readSent(origin + addressOf("greenBuilds", language) + (query && `?${query}`));

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

  test("a choice that leaves nothing says so, and clears by a link", async () => {
    const page = await ask("category=stoves&q=castle");
    expect(page.count("project-card")).toBe(0);
    expect(page.text).toContain(`${words.empty.title} ${words.empty.text}`);
    expect(page.links).toContainEqual({
      text: words.filters.clear,
      href: addressOf("greenBuilds", language),
    });
    if (language === "en") {
      expect(words.empty.title).toBe("No Projects Found");
      expect(words.filters.clear).toBe("Clear All Filters");
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

describe.each(languages)("the workshop in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.greenBuildingWorkshop);
  const { lines } = words.planner;
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("greenBuildingWorkshop", language, { query }));
  const sent = await ask({});
  const money = (dollars: number) => formatDollars(dollars * 100, language);

  test("every section is there, and both buttons lead somewhere", () => {
    for (const block of words.blocks) expect(sent.text).toContain(block.title);
    const teachers = words.blocks.find(({ kind }) => kind === "cards");
    expect(teachers?.kind === "cards" && teachers.items.length).toBe(5);
    expect(sent.count("sample-tag")).toBe(5);
    const films = words.blocks.find(({ kind }) => kind === "films");
    expect(films?.kind === "films" && films.items.map(({ target }) => target.href)).toContain(
      reader.link("workshop_media_video").href,
    );
    for (const { label, target } of [words.opening.apply, words.opening.spanish]) {
      expect(sent.links).toContainEqual({ text: label, href: target.href });
    }
    const prices = words.blocks.find((block) => block.id === "prices");
    expect(
      prices?.kind === "prices" && prices.items.map((item) => item.number_fact.number),
    ).toEqual([1200, 1600, 1900, 350]);
  });

  test.each([
    [{ people: "1" }, 1200, 1200, 300],
    [{ people: "2" }, 1200, 2400, 600],
    [{ people: "3" }, 1100, 3300, 825],
    [{ people: "4" }, 1100, 4400, 1100],
    [{ people: "5" }, 1000, 5000, 1250],
    [{ "latin-america": "yes" }, 900, 900, 225],
    [{ "latin-america": "yes", package: "one-week" }, 265, 265, 66.25],
    [{ package: "one-week", people: "5" }, 350, 1750, 437.5],
    [{ package: "private-premium", people: "5", "latin-america": "yes" }, 1425, 7125, 1781.25],
  ])("%o costs each %i, together %i, with a deposit of %d", async (query, each, all, deposit) => {
    const page = await ask(query as Record<string, string>);
    const people = (query as { people?: string }).people ?? "1";
    expect(page.text).toMatch(new RegExp(`${lines.each} [^$]*\\${money(each)}`));
    expect(page.text).toContain(`${people} × ${money(each)} ${money(all)}`);
    expect(page.text.slice(page.text.indexOf(lines.deposit))).toContain(money(deposit));
  });

  test.each([{ people: "many" }, { people: "-3", package: "castle" }, { people: "1e9" }])(
    "an address that makes no sense (%o) still answers with a price",
    async (query) => {
      const page = await ask(query as Record<string, string>);
      expect(page.status).toBe(200);
      expect(page.text).toContain(lines.deposit);
    },
  );
});

describe.each(languages)("education in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.educationalOpportunities);
  const sent = await readSent(origin + addressOf("educationalOpportunities", language));
  const contact = addressOf("contact", language, { query: { subject: "education" } });

  test("four courses, each with a way to enrol", () => {
    const courses = words.blocks.find((block) => block.id === "courses");
    if (courses?.kind !== "cards") throw new Error("There are no courses.");
    expect(courses.items).toHaveLength(4);
    for (const { title, label, target } of courses.items) {
      expect(sent.text).toContain(title);
      expect(sent.links).toContainEqual({ text: `${label} ${title}`, href: target!.href });
      if (language === "en") expect(label).toBe("Enroll Today");
    }
  });

  test("prices and savings are those of the register, and add up", () => {
    expect(reader.number("course_average_private") - reader.number("course_price")).toBe(
      reader.number("course_savings_private"),
    );
    expect(reader.number("course_average_public") - reader.number("course_price")).toBe(
      reader.number("course_savings_public"),
    );
    for (const name of ["course_price", "course_average_private", "course_savings_private"]) {
      expect(sent.text).toContain(reader.figure(name).text);
    }
  });

  test("asking and prices lead to the contact form with its subject chosen", async () => {
    const toContact = sent.links.filter(({ href }) => href === contact);
    const page = await readSent(origin + contact);
    expect(page.html).toMatch(/<option value="education" selected(="")?>/);
    expect(toContact.length).toBeGreaterThanOrEqual(3);
    if (language === "en") {
      for (const label of ["Ask Questions", "Learn About Pricing"]) {
        expect(toContact.map(({ text }) => text)).toContain(label);
      }
    }
  });
});

describe.each(languages)("schools in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.schools);
  const sent = await readSent(origin + addressOf("schools", language));

  test("the student-led projects stand at their place, one for each grade from 7 to 11", () => {
    const projects = words.blocks.find((block) => block.id === "student-led-projects");
    if (projects?.kind !== "cards") throw new Error("There are no student-led projects.");
    expect(sent.html).toContain('id="student-led-projects"');
    expect(projects.items).toHaveLength(5);
    expect(reader.figure("student_project_grades").text).toBe("7–11");
    for (const { title, text } of projects.items) expect(sent.text).toContain(`${title} ${text}`);
    if (language === "en") {
      expect(projects.items.map(({ title }) => Number(title.match(/^Grade (\d+)/)![1]))).toEqual([
        7, 8, 9, 10, 11,
      ]);
    }
  });

  test("six slides, each reached by its thumbnail without script", () => {
    expect(words.carousel.slides).toHaveLength(6);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(sent.html).toContain(`id="affiliate-slide-${number}"`);
      expect(sent.links.map(({ href }) => href)).toContain(`#affiliate-slide-${number}`);
    }
  });

  test("the first step is a call of 60 minutes, and it can be asked for", () => {
    expect(sent.text).toContain(reader.figure("consultation_minutes_schools").text);
    const { label, target } = words.affiliate.action;
    expect(sent.links).toContainEqual({ text: label, href: target.href });
    expect(target.href).toContain("purpose=school-model");
  });
});

describe.each(languages)("the free consultation in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.freeGreenBuildingConsultation);
  const path = addressOf("freeGreenBuildingConsultation", language);
  const sent = await readSent(origin + path);

  test("four benefits, four steps and 30 minutes", () => {
    expect(words.benefits.items).toHaveLength(4);
    expect(words.steps.items).toHaveLength(4);
    for (const { title, text } of [...words.benefits.items, ...words.steps.items]) {
      expect(sent.text).toContain(`${title} ${text}`);
    }
    expect(sent.text).toContain(reader.figure("consultation_minutes_free").text);
  });

  test("it has one name, in the menu, the footer and the page’s own title", () => {
    const { header, footer } = reader.resolve(content.lists.navigation);
    const items = [...header, ...footer].flatMap((group) => ("items" in group ? group.items : []));
    const labels = items.filter(({ target }) => target.href === path).map(({ label }) => label);
    expect(labels).toHaveLength(2);
    const first = language === "es" ? "Consulta gratuita" : "Free consultation";
    expect(labels).toEqual([first, first]);
    expect(words.head.title.startsWith(first.split(" ")[0]!)).toBe(true);
  });
});

describe.each(languages)("the material calculator in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.materialCalculator);
  const { materials } = words.result;
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("materialCalculator", language, { query }));
  const range = (from: number, to: number) =>
    words.result.range
      .replace("{from}", formatNumber(from, language))
      .replace("{to}", formatNumber(to, language));

  test("a wall of ten by two metres takes 117 to 160 tires, and the sum stands beside it", async () => {
    const page = await ask({ build: "house-wall", across: "10", height: "2" });
    expect(page.text).toContain(`${materials.tires.label} ${range(117, 160)} 10 m ÷`);
    expect(page.text).toContain(`${materials.wheelbarrows.label} ${range(351, 640)}`);
    expect(page.text).toContain(`${materials.bottles.label} ${range(253, 408)}`);
    expect(page.text).toContain(`${materials.earthbags.label} ${words.result.none}`);
    for (const { fact } of words.numbers.walls) {
      expect(page.text).toContain(fact.text);
      expect(page.text).toContain(fact.source.title);
    }
  });

  test("what no source tells is said to be unknown", async () => {
    const page = await ask({ build: "dome", across: "4", height: "3.5" });
    expect(page.text).toContain(`${materials.hours.label} ${words.result.unknown}`);
    expect(page.text).toContain(words.notes.dome[0]);
  });

  test("a size that cannot be keeps what was typed and says beside the field what can be", async () => {
    const page = await ask({ build: "tank", across: "two", height: "40" });
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/name="across"[^>]*value="two"/);
    expect(page.html).toMatch(/name="height"[^>]*value="40"/);
    expect(page.count("is-wrong")).toBe(2);
    expect(page.text).toContain(words.form.diameter);
    expect(page.count("estimate")).toBe(0);
  });

  test("from the plan of a structure one gets to its materials, and from them back to a plan", async () => {
    const home = await readSent(origin + addressOf("home", language));
    const { calculate } = reader.resolve(content.pages.home).build;
    const calculable = reader.resolve(content.lists.structures).flatMap((structure) => {
      const { calculator, title } = structure;
      return calculator ? { title, href: calculator.target.href } : [];
    });
    expect(calculable.length).toBe(4);
    for (const { title, href } of calculable) {
      expect(home.links).toContainEqual({ text: `${calculate} : ${title}`, href });
      const { text, links } = await readSent(origin + href);
      expect(text).toContain(`${materials.hours.label} `);
      const back = Object.values(words.result.blueprints).find(({ label }) =>
        links.some((link) => link.text === label),
      );
      expect(back?.target.href).toContain("structure=");
      const form = await readSent(origin + back!.target.href);
      expect(form.html).toMatch(/<option value="[a-z-]+" selected=""/);
    }
  });
});

describe.each(languages)("the calendar in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const events = reader.resolve(content.lists.events);
  const fetchCalendar = async (event: string | null) => {
    const response = await fetch(origin + pathIn(language, calendarPath(event)));
    return { response, text: await response.text() };
  };

  test("all dates can be read by a calendar program", async () => {
    const { response, text } = await fetchCalendar(null);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
    expect(found.map((each) => new ICAL.Event(each).summary)).toEqual(
      events.map(({ title }) => title),
    );
    const [campus] = found.map((each) => new ICAL.Event(each));
    expect(campus!.startDate.toString()).toBe("2025-01-01");
    expect(campus!.endDate.toString()).toBe("2026-01-01");
    expect((await fetchCalendar(null)).text).toBe(text);
  });

  test.each(events.map(({ id }) => id))("the event %s has a file of its own", async (id) => {
    const { text } = await fetchCalendar(id);
    const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
    expect(found).toHaveLength(1);
    expect(new ICAL.Event(found[0]).uid).toMatch(new RegExp(`^${id}@`));
  });

  test("an event that does not exist has the page that says so", async () => {
    const { response, text } = await fetchCalendar("nothing");
    expect(response.status).toBe(404);
    expect(text).toContain("<html");
  });

  test("the home page offers every event and all of them to the visitor’s own calendar", async () => {
    const { links } = await readSent(origin + addressOf("home", language));
    const hrefs = links.map(({ href }) => href);
    for (const event of [null, ...events.map(({ id }) => id)]) {
      expect(hrefs).toContain(pathIn(language, calendarPath(event)));
    }
  });
});

test("an event is the same event in both languages", async () => {
  const uids = await Promise.all(
    languages.map(async (language) => {
      const text = await (await fetch(origin + pathIn(language, calendarPath(null)))).text();
      return text.match(/^UID:.*/gm);
    }),
  );
  expect(uids[0]).toEqual(uids[1]);
});
