import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("a position for interns in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const positions = reader.resolve(content.lists.internships);

  test.each(positions.map(({ id }) => id))(
    "the position %s tells the work and fills its form",
    async (id) => {
      const position = positions.find((each) => each.id === id)!;
      const own = addressOf("internship", language, { params: { id } });
      const page = await readSent(origin + own);
      expect(page.status).toBe(200);
      expect(page.text).toContain(position.summary);
      for (const line of [...position.tasks, ...position.brings]) expect(page.text).toContain(line);
      const form = page.html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s)![0];
      expect(form).toContain(`action="${own}"`);
      const field = form.match(/<input[^>]*name="position"[^>]*>/)![0];
      expect(wordsOf(field.replace(/.*value="([^"]*)".*/s, "$1"))).toBe(position.title);
      const program = position.places.includes("on-site") ? "intern-on-site" : "intern-remote";
      const chosen = [...form.matchAll(/<input[^>]*name="program"[^>]*>/g)].filter(([radio]) =>
        radio.includes("checked"),
      );
      expect(chosen.map(([radio]) => radio.match(/value="([^"]*)"/)![1])).toEqual([program]);
    },
  );

  test("a position that does not exist is not found", async () => {
    const unknown = addressOf("internship", language, { params: { id: "nothing" } });
    expect((await fetch(origin + unknown)).status).toBe(404);
  });

  test("an application sent half filled from a position comes back on that page with what was written", async () => {
    const own = addressOf("internship", language, { params: { id: "water" } });
    const body = new URLSearchParams({ form: "application", name: "María Xicay", email: "maria" });
    const response = await fetch(origin + own, {
      method: "POST",
      body,
      headers: { origin },
      redirect: "manual",
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="María Xicay"');
    expect(html).toContain(positions.find(({ id }) => id === "water")!.summary);
  });
});
