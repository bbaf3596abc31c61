import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { blocksOf, siteWords } from "../site-words.ts";
import { specification } from "../specification.ts";
import type { NumberFact } from "#reader/schema/facts.ts";

const origin = inject("origin");

describe.each(languages)("education in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.educationalOpportunities);
  const sent = await readSent(origin + addressOf("educationalOpportunities", language));
  const contact = addressOf("contact", language, { query: { subject: "education" } });

  test("every course with a way to enrol", () => {
    const courses = blocksOf(words).find((block) => block.id === "courses");
    if (courses?.kind !== "cards") throw new Error("There are no courses.");
    const { enrol, courses: least } = specification.educationalOpportunities;
    expect(courses.items.length).toBeGreaterThanOrEqual(least);
    for (const { title, label, target } of courses.items) {
      expect(sent.text).toContain(title);
      expect(sent.links).toContainEqual({ text: `${label} ${title}`, href: target!.href });
      if (language === "en") expect(label).toBe(enrol);
    }
  });

  test("prices and savings are those of the register, and add up", () => {
    const number = (name: NumberFact) => reader.number(name);
    expect(number("course_average_private") - number("course_price")).toBe(
      number("course_savings_private"),
    );
    expect(number("course_average_public") - number("course_price")).toBe(
      number("course_savings_public"),
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
      for (const label of specification.educationalOpportunities.toContact) {
        expect(toContact.map(({ text }) => text)).toContain(label);
      }
    }
  });
});
