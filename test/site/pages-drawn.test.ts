import { afterAll, expect, inject, test } from "vitest";
import * as build from "#application";
import { readContentFiles } from "#reader/content-files.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { pagePaths } from "#server/page-paths.ts";
import { pageFaults } from "../../bin/checking/page-faults.ts";
import { withLists } from "../fakes/list-lengths.ts";

const origin = inject("origin");

afterAll(reloadContent);

test("every address that is listed answers, full and light", async () => {
  const failed: string[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
    return answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  };
  for (const path of pagePaths()) {
    const isPage = await ask(path);
    if (isPage) await ask(path === "/" ? "/lite" : `/lite${path}`);
  }
  expect(failed).toEqual([]);
});

test("a page that fails is told with its cause", async () => {
  const { "en/about": about } = build.routes;
  if (!about) throw new Error("there is no page about us");
  const loader = () => Promise.reject(new TypeError("no such picture"));
  const routes = { ...build.routes, "en/about": { ...about, module: { ...about.module, loader } } };
  expect(await pageFaults({ ...build, routes }, "production", /^\/about$/)).toEqual([
    expect.stringMatching(/^\/about, \/about \(light\): TypeError: no such picture\n +at /),
  ]);
});

test.each(["emptied", "longer"] as const)("with its lists %s every page is drawn", async (how) => {
  useContent(withLists(readContentFiles(), how));
  expect(await pageFaults(build, "production", /^(?!\/es\b|\/(blog|green-builds)\/)/)).toEqual([]);
});
