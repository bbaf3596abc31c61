import { expect, test } from "vitest";
import { faultsWith } from "../test/fakes/content-faults.ts";
import { loadedContent } from "./load.ts";
import { findRedirect, redirectPlaces } from "./redirects.ts";
import type { Target } from "#reader/schema/pair.ts";

const file = "content/lists/redirects.yaml";
const faultsOf = (list: string) => faultsWith({ [file]: list });

/** Faults of the list itself, and of its entries against other files. */
const wrong = {
  alone: [
    ["/Blog/", "{ page: team }", "from: expected an old path such as"],
    ["/es/one", "{ page: team }", "from: expected an old path such as /old-page"],
    ["one", "{ page: team }", "from: expected an old path such as /old-page"],
    ["/two", "{ page: nowhere }", "target"],
  ],
  amidst: [
    ["/about", "{ page: team }", "from: expected an address that no page has"],
    [
      "/green-builds/hero-school-campus",
      "{ page: team }",
      "from: expected an address that no page has",
    ],
    ["/five", "{ anchor: here }", "target: expected a page or a link"],
    ["/one", "{ page: team }", null],
    ["/ONE", "{ page: about }", "from: expected an old address only once"],
    ["/two", "{ link: nowhere }", "target.link: expected a link of content/links.yaml"],
    [
      "/three",
      "{ page: blogPost, params: { id: nothing } }",
      "target: expected the id of a page that is there",
    ],
    [
      "/four",
      "{ page: donateStatus, params: { id: LWH-1 } }",
      "target: expected the id of a page that is there",
    ],
  ],
} as const;

test.each(Object.entries(wrong))(
  "each fault of an entry, %s, is reported with its field",
  (_, rows) => {
    const list = rows.map(([from, target]) => `- { from: ${from}, target: ${target} }\n`).join("");
    const expected = rows.flatMap(([, , fault], at) => (fault === null ? [] : [`${at}.${fault}`]));
    const faults = faultsOf(list).toSorted();
    expect(faults).toEqual(
      expected.toSorted().map((fault) => expect.stringContaining(`${file} · ${fault}`)),
    );
  },
);

test("a redirect to a link with an old address is a fault", () => {
  const [name, link] = Object.entries(loadedContent().content.links).find(
    ([, { url }]) => url?.startsWith("https://") && new URL(url).pathname.length > 1,
  )!;
  const { pathname } = new URL(link.url!);
  const faults = faultsOf(
    `- { from: ${JSON.stringify(pathname.replace(/\/$/, ""))}, target: { link: ${name} } }\n`,
  );
  expect(faults).toEqual([
    expect.stringContaining("expected a target that is no old address itself"),
  ]);
});

test("an old address redirects within its language, in any spelling; other paths do not", () => {
  const { content, readers } = loadedContent();
  const target: Target = { page: "schools", anchor: "affiliate" };
  const list = [{ from: "/Año-Nuevo", target }];
  const places = redirectPlaces({
    content: { ...content, lists: { ...content.lists, redirects: list } },
    readers,
  });
  const find = (path: string) => findRedirect(places, path);
  for (const path of ["/Año-Nuevo", "/a%C3%B1o-nuevo", "/A%C3%B1o-nuevo/"])
    expect(find(path), path).toBe("/schools#affiliate");
  expect(find("/es/a%C3%B1o-nuevo")).toBe("/es/schools#affiliate");
  for (const path of ["/", "/es", "/ano-nuevo", "/x/a%C3%B1o-nuevo", "/%", "/constructor"])
    expect(find(path), path).toBeNull();
});
