import * as fc from "fast-check";
import { expect, test } from "vitest";
import { KnownPaths } from "./canonical-path.ts";

const paths = "/ /about /blog /blog/:id /blog/first-Stove /es /es/blog/:id";
const known = new KnownPaths(paths.split(" "));

test.each<[string, string | undefined]>([
  ["/", "/"],
  ["//", "/"],
  ["/%61bout", "/about"],
  ["/blog/../about", "/about"],
  ["/Blog/FIRST-stove/", "/blog/first-Stove"],
  ["/Blog/Another-One", "/blog/Another-One"],
  ["/es/Blog/caf%c3%a9", "/es/blog/caf%C3%A9"],
  ...["/abou", "/blog/a%2Fb", "/blog/a%5Cb", "/blog/%0d%0aSet-Cookie", "/%zz", "/blog/%00"].map(
    (none): [string, undefined] => [none, undefined],
  ),
])("the path of the site that %s means is %s", (path, right) => {
  expect(known.match(path)?.path).toBe(right);
});

test.each([
  ["/blog/first-Stove", "/blog/first-Stove"],
  ["/es/BLOG/anything", "/es/blog/:id"],
  ["/receipts/q2w3e4r5t6z7u8i9o0p1q2w3", "/receipts/…"],
  ["/es/ana%40example.org", "/es/…"],
  [`/${"a/".repeat(300)}`, `/${"a/".repeat(300)}`.slice(0, 200)],
])("the log names %s as %s", (path, logged) => {
  expect(known.withoutSecrets(path)).toBe(logged);
});

const pieces = String.raw`/ \ . .. %2F %5C %00 % blog es evil.example :id é`.split(" ");

test("no path is redirected to another site", () => {
  const path = fc.array(fc.constantFrom(...pieces), { maxLength: 9 });
  fc.assert(
    fc.property(path, (parts) => {
      const found = known.match(`/${parts.join("")}`)?.path;
      if (found === undefined) return;
      expect(found).toMatch(/^\/([^/\\]|$)/);
      expect(known.match(found)?.path).toBe(found);
    }),
    { numRuns: 1000 },
  );
});
