import { expect, test } from "vitest";
import { createNotFoundPage } from "./not-found-page.ts";
import type { Render } from "./render.ts";

const lost: Render = ({ url }) =>
  Promise.resolve(new Response(`<p>No ${new URL(url).pathname}</p>`, { status: 404 }));

/** A page made by the answers of the application, one after the other; the last one stays. */
function pageOf(...answers: readonly Render[]) {
  const failures: unknown[] = [];
  let calls = 0;
  const page = createNotFoundPage((request, info) => {
    calls += 1;
    return answers[Math.min(calls, answers.length) - 1]!(request, info);
  }, "https://example.org");
  const reportFailure = (error: unknown) => void failures.push(error);
  const ask = async (path: string, light = false) =>
    (await page(path, { light, reportFailure }))?.text();
  return { ask, failures, calls: () => calls };
}

test("the page is rendered once in each language and version", async () => {
  const page = pageOf(lost);
  expect(await page.ask("/here")).toBe("<p>No /here</p>");
  expect(await page.ask("/there")).toBe("<p>No /there</p>");
  expect(page.calls()).toBe(1);
  await page.ask("/es/no");
  expect(page.calls()).toBe(2);
  await page.ask("/es/no", true);
  await page.ask("/es/not", true);
  expect(page.calls()).toBe(3);
});

test.each<[string, Render]>([
  ["that rejects", () => Promise.reject(new Error("out of order"))],
  [
    "that is answered with 500",
    (_, { reportFailure }) => {
      reportFailure(new Error("out of order"));
      return Promise.resolve(new Response("", { status: 500 }));
    },
  ],
])("a failure %s is in the log, and the next visitor has the page", async (_, broken) => {
  const page = pageOf(broken, lost);
  expect(await page.ask("/here")).toBeUndefined();
  expect(page.failures).toEqual([new Error("out of order")]);
  expect(await page.ask("/here")).toBe("<p>No /here</p>");
});
