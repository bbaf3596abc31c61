import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { pageFolder } from "#app/page-folder.ts";
import { addresses, pages, parametersRead, type Page } from "#domain/addresses.ts";
import { listFiles } from "#reader/list-files.ts";
import { isPersonalPage } from "#server/http/page-kinds.ts";
import { giftFields, newGiver } from "../giving-site.ts";

/** Names that every object inherits: looking one up must not find the inherited value. */
const names = ["__proto__", "constructor"];

const codeOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(file, "utf8")).join("\n");
/** Names that a page's files and the modules that they import read; those of a document are of its own address. */
function readBy(page: Page): string[] {
  const own = codeOf(listFiles(`app/pages/${pageFolder(page)}/*.{ts,tsx}`));
  const called = codeOf(own.match(/(?<= from "#)(domain|app)\/(?!pages|documents)[\w/.-]+/g) ?? []);
  const reads = /\b(?:query|searchParams)\.(?:get|getAll|has)\("([\w-]+)"\)/g;
  return Array.from(`${own}${called}`.matchAll(reads), ([, name = ""]) => name);
}

test("a page that is kept reads no parameter that it is not given", () => {
  for (const page of pages.filter((one) => !isPersonalPage(addresses[one])))
    expect.soft(parametersRead[page] ?? [], page).toEqual(expect.arrayContaining(readBy(page)));
});

const send = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields) });
const { url } = await send(`${inject("origin")}/donate`, giftFields(newGiver()));
const gift = new URL((await send(url, { action: "pay" })).url).pathname.split("/").at(-1)!;
const readers = pages
  .map((page) => [page, [...(parametersRead[page] ?? []), ...readBy(page)]] as const)
  .filter(([, read]) => read.length > 0);

test.each(readers)("%s is not led astray by names that every object has", async (page, read) => {
  for (const value of names) {
    const query = new URLSearchParams(read.map((name) => [name, value]));
    const id = page === "donateStatus" ? gift : "1";
    const path = `${addresses[page].replace(":id", id)}?${query}`;
    const answer = await fetch(inject("origin") + path);
    expect(answer.status, path).toBeLessThan(500);
    const text = (await answer.text()).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
    expect(text, path).not.toMatch(/\[native code\]|\[object|\bundefined\b/);
  }
});
