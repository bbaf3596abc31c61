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
});
