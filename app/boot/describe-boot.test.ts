import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { describeBoot, readPageData } from "./describe-boot.server.ts";

const route = { module: "/assets/page-1.js", imports: [] };

/** The parts of React Router's context that describeBoot reads; browser tests use real ones. */
const parts = {
  manifest: {
    url: "/assets/manifest-1.js",
    entry: { module: "/assets/entry-1.js", imports: ["/assets/vendor-1.js"], css: ["/a.css"] },
    routes: { root: route, "en/about": route } as Record<string, object>,
  },
  staticHandlerContext: {
    matches: [{ route: { id: "root" } }, { route: { id: "en/about" } }],
  },
  serverHandoffString: '{"ssr":true,"basename":"\\u003c/"}',
  serverHandoffStream: undefined as ReadableStream | undefined,
};

function contextWith(change: (some: typeof parts) => void = () => {}): EntryContext {
  const copy = structuredClone(parts);
  copy.serverHandoffStream = new Blob(['[{"a":1}]\n', "late\n"]).stream();
  change(copy);
  return copy as unknown as EntryContext;
}

test.each<[string, (some: typeof parts) => void]>([
  ["no manifest", ({ manifest }) => (manifest.url = "")],
  ["no entry", ({ manifest }) => (manifest.entry.module = "")],
  ["no sheet", ({ manifest }) => (manifest.entry.css = [])],
  ["a route without a module", ({ manifest }) => delete manifest.routes["en/about"]],
])("a context with %s throws", (_, change) => {
  expect(() => describeBoot(contextWith(change), "")).toThrow("React Router");
});

test.each<[string, (some: typeof parts) => void]>([
  ["no context", (some) => (some.serverHandoffString = "")],
  ["another context", (some) => (some.serverHandoffString = "1")],
  ["no stream", (some) => delete some.serverHandoffStream],
  ["an empty stream", (some) => (some.serverHandoffStream = new Blob([]).stream())],
])("data with %s throws", async (_, change) => {
  await expect(readPageData(contextWith(change))).rejects.toThrow("React Router");
});
