import { describe, expect, inject, test } from "vitest";
import { languages, pathIn } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");
const ask = (path: string, method = "GET") => fetch(origin + path, { method, redirect: "manual" });

describe.each(languages)("an old address in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { redirects } = content.lists;

  test.each(redirects)("$from leads to its page, for good", async ({ from, target }) => {
    const answer = await ask(pathIn(language, from));
    expect(answer.status).toBe(308);
    const location = answer.headers.get("location")!;
    expect(location).toBe(reader.destination(target).href);
    if (location.startsWith("/")) expect((await ask(location)).status).toBe(200);
  });

  test("is known with a slash, in capitals and to whoever asks for its head; a query goes along", async () => {
    const { from, target } = redirects[0]!;
    const path = pathIn(language, from);
    const { href } = reader.destination(target);
    for (const written of [`${path}/`, path.toUpperCase().replace(/^\/ES\//, "/es/")])
      expect((await ask(written)).headers.get("location"), written).toBe(href);
    expect((await ask(path, "HEAD")).status).toBe(308);
    expect((await ask(`${path}?from=letter`)).headers.get("location")).toBe(`${href}?from=letter`);
  });
});
