import { expect, test } from "vitest";
import { postponeBoot, putIntoHead } from "./router-html.server.ts";

const module = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
window.__reactRouterRouteModules = {"root":route0,"en/about":route1};

import("/assets/entry-1.js");`;
const stream =
  "window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";
const parts = {
  charset: `<meta charSet="utf-8"/>`,
  preload: `<link rel="modulepreload" href="/assets/shared-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/>`,
  context: `<script>window.__reactRouterContext = {"ssr":true};${stream}</script>`,
  module: `<script type="module" async="">${module}</script>`,
  chunk: `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify('[{"a":"</b>"}]\n')});</script>`,
  end: `<script>window.__reactRouterContext.streamController.close();</script>`,
};
const pageOf = (some: Partial<typeof parts> = {}) => Object.values({ ...parts, ...some }).join("");

const bootOf = (html: string) =>
  JSON.parse(
    /<script data-boot type="application\/json">([^<]*)</.exec(html)?.[1] ?? "null",
  ) as object;

test("the boot module becomes data, and only shared modules are preloaded", () => {
  const html = postponeBoot(pageOf(), "/assets/whole.css", null);
  expect(bootOf(html)).toEqual({
    preload: ["/assets/shared-1.js"],
    sheet: "/assets/whole.css",
    manifest: "/assets/manifest-1.js",
    routes: { root: "/assets/root-1.js", "en/about": "/assets/page-1.js" },
    entry: "/assets/entry-1.js",
  });
  expect(html).not.toContain("modulepreload");
  expect(html).toContain("enqueue");
});

test("the page's data leaves the page for the address it is kept at", () => {
  let kept = "";
  const html = postponeBoot(pageOf(), "", (data) => {
    kept = data;
    return "/assets/state-1.json";
  });
  expect(kept).toBe('{"ssr":true}\n[{"a":"</b>"}]\n');
  expect(bootOf(html)).toMatchObject({ state: "/assets/state-1.json" });
  expect(html).not.toContain("__reactRouterContext");
});

test.each(["context", "module", "chunk", "end"] as const)(
  "a page with another %s throws",
  (name) => {
    const other = pageOf({
      [name]: parts[name].replaceAll("__reactRouter", "__router").replace("async", "defer"),
    });
    expect(() => postponeBoot(other, "", () => "")).toThrow(name === "module" ? "module" : name);
  },
);

test("a boot module with other parts throws", () => {
  const other = pageOf({ module: parts.module.replace("import(", "load(") });
  expect(() => postponeBoot(other, "", null)).toThrow("boot module");
});

test("a head without its first element throws", () => {
  expect(putIntoHead(pageOf(), "<style></style>")).toContain(`${parts.charset}<style></style>`);
  expect(() => putIntoHead(pageOf({ charset: "<meta charset=utf8>" }), "")).toThrow("charset");
});
