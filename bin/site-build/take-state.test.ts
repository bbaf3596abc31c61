import { expect, test } from "vitest";
import { takeState } from "./take-state.ts";

const page = (data: string) =>
  `<main>words</main><script>window.__reactRouterContext = {};</script>` +
  `<script type="text/plain" data-boot data-preload="/a.js">start()</script>` +
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script><!--$-->` +
  `<script>window.__reactRouterContext.streamController.close();</script>`;

test("a page gives its data away word for word and names where it is kept", () => {
  const data = '[{"_1":2},"said \\"</b>\\" and \\\\ more"]\n';
  const taken = takeState(page(data))!;
  expect(taken.state).toBe(data);
  expect(taken.html).not.toContain("streamController");
  expect(taken.html).toMatch(
    /data-boot data-state="\/assets\/state-[0-9a-f]{12}\.json" data-preload/,
  );
});

test("the same data has the same name, other data another", () => {
  const nameOf = (data: string) => /state-\w+/.exec(takeState(page(data))!.html)![0];
  expect(nameOf("[1]\n")).toBe(nameOf("[1]\n"));
  expect(nameOf("[1]\n")).not.toBe(nameOf("[2]\n"));
});

test("a page without data, or without a late start, is left alone", () => {
  expect(takeState("<main>words</main>")).toBeNull();
  expect(takeState(page("[1]\n").replace("data-boot ", ""))).toBeNull();
});
