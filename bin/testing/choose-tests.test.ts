import { expect, test } from "vitest";
import { chooseTests } from "./choose-tests.ts";

test("words of a path choose whole files of both runners", () => {
  const { vitest, playwright, name } = chooseTests(["media"]);
  expect(vitest).toContain("test/site/media.test.ts");
  expect(playwright).toEqual(["test/browser/media.spec.ts"]);
  expect(vitest.filter((file) => !file.includes("media"))).toEqual([]);
  expect(name).toBeNull();
});

test("words of no path choose tests by their name, in the files that contain them", () => {
  // They stand apart here, so that this file is not found.
  const asked = ["menu", "opened before"];
  const playwright = ["test/browser/late-script.spec.ts"];
  expect(chooseTests(asked)).toEqual({ vitest: [], playwright, name: asked.join(" ") });
});
