import { expect, test } from "vitest";
import type { Answer } from "./asked.ts";
import { NotFoundPage } from "./not-found-page.ts";

const answer = (status: number, html: string) =>
  ({ status, body: Buffer.from(html) }) as unknown as Answer;

type Draw = (path: string) => Promise<Answer>;
const lost: Draw = (path) => Promise.resolve(answer(404, `<p>No ${path}</p>`));

/** A page made by the answers of the application, one after the other; the last one stays. */
function pageOf(...answers: readonly [Draw, ...Draw[]]) {
  let calls = 0;
  const page = new NotFoundPage((path) => {
    calls += 1;
    return (answers[calls - 1] ?? answers.at(-1) ?? lost)(path);
  });
  const ask = async (path: string, isLight = false, generation = 1) => {
    const drawn = await page.at(path, isLight, generation);
    return drawn && Buffer.from(drawn.body).toString();
  };
  return { ask, calls: () => calls };
}

test("the page is drawn once in each language, version and generation", async () => {
  const page = pageOf(lost);
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
  ["a failure", () => Promise.reject(new Error("out of order"))],
  ["a page that is not that one", () => Promise.resolve(answer(503, "away"))],
])("after %s the next visitor has the page", async (_what, first) => {
  const page = pageOf(first, lost);
  expect(await page.ask("/here")).toBeNull();
  expect(await page.ask("/here")).toBe("<p>No /here</p>");
});
