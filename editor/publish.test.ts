import { afterAll, beforeAll, expect, test } from "vitest";
import { editedContent } from "../test/fakes/edited-content.ts";
import { openLocalPlace } from "../test/fakes/local-place.ts";
import { publishing } from "../staff/pages/publish.tsx";
import type { Author, Ended, Waiting } from "./publication.ts";
import { subjectOf } from "./publish-changes.ts";

const { root, remove } = editedContent();
const began: [subject: string, author: Author | null][] = [];
let last: Ended | null = null;
let waiting: Waiting;
let place: Awaited<ReturnType<typeof openLocalPlace>>;

const nothingWrong: Waiting = {
  asksName: true,
  faults: [],
  changed: [
    { path: "content/blog/blog-2010-your-first-tire/es.md", how: "changed" },
    { path: "content/blog/blog-2010-your-first-tire/post.yaml", how: "changed" },
    { path: "content/scenes/photographs.yaml", how: "new" },
    { path: "content/lists/partners.yaml", how: "changed" },
  ],
};

beforeAll(async () => {
  const page = publishing(root, {
    waiting: () => Promise.resolve(waiting),
    publish: async (...how) => void began.push(how),
    last: () => last,
  });
  place = await openLocalPlace({ desk: null, more: [page] });
});
afterAll(() => {
  place.close();
  remove();
});

const page = async (language: string) => {
  const headers = { cookie: place.cookie, "accept-language": language };
  return (await fetch(`${place.origin}/publish`, { headers })).text();
};
const post = (fields: Record<string, string>) =>
  fetch(`${place.origin}/publish`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: place.cookie, origin: place.origin },
    body: new URLSearchParams(fields),
  });
const ana = { name: "Ana", email: "ana@example.org" };

test("what would be published is told by its titles, and published by a form that needs no script", async () => {
  waiting = nothingWrong;
  const shown = await page("es");
  expect(shown).toContain("Guardado aquí y todavía sin publicar: 3");
  for (const title of [
    "Aliados",
    "Fotografías nuevas",
    'href="/content/file?path=content%2Flists%2Fpartners.yaml"',
  ])
    expect(shown).toContain(title);
  expect(shown).not.toContain("<script");
  const answer = await post(ana);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/publish");
  expect(began).toEqual([[expect.stringMatching(/^Edited: .+, Partners$/), ana]]);
});

test("without a name that git asks for, or with a fault, nothing begins", async () => {
  began.length = 0;
  waiting = nothingWrong;
  await post({ name: " ", email: "" });
  const fault = {
    file: "content/pages/about.yaml",
    field: "title.es",
    expected: "text",
    found: "nothing",
  };
  waiting = { ...nothingWrong, asksName: false, faults: [fault] };
  await post({});
  expect(began).toEqual([]);
  const shown = await page("en");
  expect(shown).toContain("Fix this first: 1");
  expect(shown).toContain("path=content%2Fpages%2Fabout.yaml&amp;field=title.es");
  expect(shown).not.toContain('action="/publish"');
});

test("when all is public already nothing begins", async () => {
  began.length = 0;
  waiting = { ...nothingWrong, asksName: false, changed: [] };
  await post({});
  expect(began).toEqual([]);
});

test("how it ended is told, with what git said", async () => {
  waiting = { ...nothingWrong, changed: [] };
  const said = "fatal: <no way>";
  last = { ending: "not_reached", when: new Date(), said, branch: "origin/main" };
  const after = await page("es");
  expect(after).toContain("No se pudo llegar a origin/main.");
  expect(after).toContain("fatal: &lt;no way&gt;");
});

test("a publication is named after what changed, as far as a line goes", () => {
  expect(subjectOf(["About us"])).toBe("Edited: About us");
  const many = subjectOf(Array.from({ length: 9 }, (_, at) => `A page with a name ${at}`));
  expect(many).toMatch(/^Edited: A page with a name 0, .* and \d more$/);
  expect(many.length).toBeLessThanOrEqual(72);
  expect(subjectOf(["x".repeat(80)])).toBe("Edited: 1 file");
});
