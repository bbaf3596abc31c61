import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { editedContent } from "../test/fakes/edited-content.ts";
import { besideDesk, openLocalPlace } from "../test/fakes/local-place.ts";
import { subjectOf } from "./publication.ts";

const { root, remove } = editedContent();
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
const beside = besideDesk(root);
const { waiting, publication } = beside.editor;
const path = "content/lists/partners.yaml";
const [first] = /name: .*/.exec(readFileSync(join(root, path), "utf8"))!;
let place: Awaited<ReturnType<typeof openLocalPlace>>;

/** Somebody changes the first partner's name on a day. */
function commit(by: string, day: string, name: string): void {
  const text = readFileSync(join(root, path), "utf8");
  writeFileSync(join(root, path), text.replace(/name: .*/, name));
  const date = `${day}T12:00:00-06:00`;
  vi.stubEnv("GIT_COMMITTER_DATE", date);
  git("add", ".");
  const who = ["-c", `user.name=${by}`, "-c", "user.email=somebody@example.org"];
  git(...who, "commit", "--quiet", "--allow-empty", "--date", date, "--message", "Edited");
}

beforeAll(async () => {
  git("init", "--quiet");
  commit("Ana", "2026-03-01", first);
  commit("Luis", "2026-04-01", "name: Somebody else");
  vi.unstubAllEnvs();
  place = await openLocalPlace(null, beside);
});
afterAll(() => {
  place.close();
  remove();
});

const page = async (at: string) =>
  (await place.ask("GET", at, { headers: { "accept-language": "es" } })).text;

test("a file is seen as it was on a day, by whom, and brought back by one press", async () => {
  const address = `/content/history?path=${path}`;
  expect(await page(address)).toContain("Luis");
  expect(await page(`${address}&on=2026-02-28`)).toContain("Todavía no existía");
  const then = await page(`${address}&on=2026-03-31`);
  const name = first.replace("name: ", "").replaceAll('"', "");
  for (const text of ["Como lo dejó Ana", `<mark>${name}</mark>`, "<mark>Somebody else</mark>"])
    expect(then).toContain(text);
  const hidden = [...then.matchAll(/name="(path|at|key)" value="([^"]+)"/g)].slice(0, 3);
  const form = hidden.map(([, key, value]) => [key!, value!] as const);
  const { status, to } = await place.ask("POST", "/content/history", { form });
  expect([status, to]).toEqual([303, "/content/publish"]);
  expect(waiting.files()[path]).toContain(first);
  expect(await page("/content/publish")).toContain("Somebody else");
});

test("how a publication ended is told, with what git said", async () => {
  publication.last = {
    ending: "not_reached",
    when: new Date(),
    said: "fatal: <no way>",
    branch: "origin/main",
  };
  const after = await page("/content/publish");
  expect(after).toContain("No se pudo llegar a origin/main.");
  expect(after).toContain("fatal: &lt;no way&gt;");
});

test("a publication is named after what changed, as far as a line goes", () => {
  expect(subjectOf(["About us"])).toBe("Edited: About us");
  const many = subjectOf(["x".repeat(80), "y", "z"]);
  expect(many).toMatch(/^Edited: x+ and 2 more$/);
  expect(many).toHaveLength(72);
});
