import { expect, test } from "vitest";
import { startFixture } from "./fixture-site.ts";

const site = await startFixture({}, "file");

// All spellings: server/http/canonical-path.test.ts.
test.each([
  ["GET", "//about", "/about"],
  ["GET", "/LITE/ES/?a=1&b=2", "/lite/es?a=1&b=2"],
  ["GET", "/About/?lite=1&a=b", "/about?lite=1&a=b"],
  ["POST", "/About/", "/about"],
])("%s %s leads to %s for good", async (method, path, right) => {
  const answer = await site.ask(path, { method });
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(right);
});

test("a query goes along to an address that has none of its own", async () => {
  site.tell({ redirects: new Map([["/old", "/about?for=kits#way"]]) });
  expect((await site.ask("/old?for=me")).headers.location).toBe("/about?for=kits#way");
});

test("a path that is not found is noted without what was asked beside it", async () => {
  site.logged.length = 0;
  await site.ask("/nothing?mail=ana@example.org");
  expect(site.logged).toMatchObject([{ event: "not_found", path: "/nothing" }]);
});

test("a client may name the whole address", async () => {
  expect((await site.ask("http://example.org/about")).status).toBe(200);
});

test("methods that the site has no use for are turned away", async () => {
  for (const method of ["PUT", "DELETE", "TRACE", "OPTIONS"]) {
    const answer = await site.ask("/about", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD, POST");
  }
});

test("every answer has a number of its own", async () => {
  const answers = await Promise.all(
    ["/about", "/about/", "/nothing", "/healthz", "/films/home.webm"].map((path) => site.ask(path)),
  );
  const ids = answers.map((answer) => answer.headers["x-request-id"]);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-z]+$/.test(String(id)))).toBe(true);
  expect(new Set(ids).size).toBe(5);
});
