import { expect, test } from "vitest";
import type { AppResponse } from "./messages.ts";
import { NotFoundPage } from "./not-found-page.ts";

const answer = (status: number, html: string) =>
  ({ status, body: Buffer.from(html) }) as unknown as AppResponse;

type Render = (path: string) => Promise<AppResponse>;
const notFound: Render = (path) => Promise.resolve(answer(404, `<p>No ${path}</p>`));

/** A page for which the application gives some responses, one after the other; the last one again and again. */
function pageOf(...answers: readonly [Render, ...Render[]]) {
  let calls = 0;
  const page = new NotFoundPage((path) => {
    calls += 1;
    return (answers[calls - 1] ?? answers.at(-1) ?? notFound)(path);
  });
  const ask = async (path: string, isLight = false, generation = 1) => {
    const filled = await page.at(path, isLight, generation);
    return filled && Buffer.from(filled.body).toString();
  };
  return { ask, calls: () => calls };
}

test("the page is rendered once in each language, version and generation", async () => {
  const page = pageOf(notFound);
  expect(await page.ask("/here")).toBe("<p>No /here</p>");
  expect(await page.ask("/there")).toBe("<p>No /there</p>");
  expect(page.calls()).toBe(1);
  await page.ask("/es/no");
  await page.ask("/es/no", true);
  await page.ask("/es/not", true);
  expect(page.calls()).toBe(3);
  await page.ask("/here", false, 2);
  expect(page.calls()).toBe(4);
});

test.each([
  ["an error", () => Promise.reject(new Error("out of order"))],
  ["a response that is not 404", () => Promise.resolve(answer(503, "away"))],
])("after %s the next request gets the page", async (_what, first) => {
  const page = pageOf(first, notFound);
  expect(await page.ask("/here")).toBeNull();
  expect(await page.ask("/here")).toBe("<p>No /here</p>");
});
