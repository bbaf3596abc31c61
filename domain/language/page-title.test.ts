import fc from "fast-check";
import { expect, test } from "vitest";
import { longestSubject, pageTitle } from "./page-title.ts";

test("a title has the site's name, and a long subject is truncated between words with an ellipsis", () => {
  expect(pageTitle("Green builds")).toBe("Green builds · Long Way Home");
  expect(pageTitle("The pole, the chain and the bag: how a dome is drawn")).toBe(
    "The pole, the chain and the bag: how a… · Long Way Home",
  );
});

test("titles are shorter than 60 characters, and short subjects complete", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,12}$/), { minLength: 1 }), (words) => {
      const subject = words.join(" ");
      const title = pageTitle(subject);
      expect(title.length).toBeLessThan(60);
      if (subject.length <= longestSubject) expect(title).toContain(subject);
    }),
  );
});
