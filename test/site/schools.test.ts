import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { blocksOf, siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("schools in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.schools);
  const sent = await readSent(origin + addressOf("schools", language));

  test("the student-led projects stand at their place, one for each grade of the register", () => {
    const projects = blocksOf(words).find((block) => block.id === "student-led-projects");
    if (projects?.kind !== "cards") throw new Error("There are no student-led projects.");
    expect(sent.html).toContain('id="student-led-projects"');
    const [from = 0, to = 0] = reader.figure("student_project_grades").text.split("–").map(Number);
    expect(projects.items).toHaveLength(to - from + 1);
    for (const { title, text } of projects.items) expect(sent.text).toContain(`${title} ${text}`);
    if (language === "en") {
      expect(projects.items.map(({ title }) => Number(title.match(/^Grade (\d+)/)![1]))).toEqual(
        projects.items.map((_, at) => from + at),
      );
    }
  });

  test("every slide is reached by its thumbnail without script", () => {
    for (const number of words.carousel.slides.map((_, at) => at + 1)) {
      expect(sent.html).toContain(`id="affiliate-slide-${number}"`);
      expect(sent.links.map(({ href }) => href)).toContain(`#affiliate-slide-${number}`);
    }
  });

  test("the first step is a call of so many minutes, and it can be asked for", () => {
    expect(sent.text).toContain(reader.figure("consultation_minutes_schools").text);
    const { label, target } = words.affiliate.action;
    expect(sent.links).toContainEqual({ text: label, href: target.href });
    expect(target.href).toContain("purpose=school-model");
  });
});
