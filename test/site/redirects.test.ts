import { expect, inject, test } from "vitest";
import { pathIn } from "#domain/language/language.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const ask = (path: string, method = "GET") => fetch(origin + path, { method, redirect: "manual" });

inEachLanguage("an old address", ({ language, content, reader }) => {
  const { redirects } = content.lists;

  test.each(redirects)("$from leads to its page, for good", async ({ from, target }) => {
    const answer = await ask(pathIn(language, from));
    expect(answer.status).toBe(308);
    const location = answer.headers.get("location")!;
    expect(location).toBe(reader.destination(target).href);
    if (location.startsWith("/")) expect((await ask(location)).status).toBe(200);
  });
});
