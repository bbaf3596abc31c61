import { expect, test } from "vitest";
import { loadedContent } from "./load.ts";
import { findRedirect, redirectPlaces } from "./redirects.ts";
import type { Target } from "#reader/schema/pair.ts";

test("only an old address, in any spelling, redirects within its language", () => {
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
