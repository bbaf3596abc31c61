import { expect, inject, test } from "vitest";
import { publicOrigin } from "../../bin/processes/served-site.ts";

const origin = inject("origin");

test("whoever finds a weakness reads where to tell it, in a file that has not run out (RFC 9116)", async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = (await answer.text())
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  expect(fields.map(([name]) => name)).toEqual([
    "Contact",
    "Contact",
    "Expires",
    "Preferred-Languages",
    "Canonical",
  ]);
  const days = (Date.parse(fields[2]![1]) - Date.now()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(fields[4]![1]).toBe(`${publicOrigin}/.well-known/security.txt`);
  for (const [, address] of fields.slice(0, 2)) {
    expect(address.startsWith(publicOrigin)).toBe(true);
    expect((await fetch(address.replace(publicOrigin, origin))).status).toBe(200);
  }
});

test("the privacy pages say how long a gift that was never paid keeps a name", async () => {
  const row = /<th scope="row">[^<]*(?:never paid|nunca pagado)<\/th><td>30 (?:days|días)<\/td>/;
  for (const path of ["/privacy-policy", "/es/privacy-policy"])
    expect(await (await fetch(origin + path)).text()).toMatch(row);
});
