import fc from "fast-check";
import { expect, test } from "vitest";
import { longestSubject, pageTitle } from "./page-title.ts";

test("a title names its subject and whose it is", () => {
  expect(pageTitle("Green builds")).toBe("Green builds · Long Way Home");
});

test("a subject that is too long is cut between two words, and says so", () => {
  expect(pageTitle("The pole, the chain and the bag: how a dome is drawn")).toBe(
    "The pole, the chain and the bag: how a… · Long Way Home",
  );
});

test("no title has 60 signs, and a short subject stands in it whole", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,12}$/), { minLength: 1 }), (words) => {
      const subject = words.join(" ");
      const title = pageTitle(subject);
      expect(title.length).toBeLessThan(60);
      if (subject.length <= longestSubject) expect(title).toContain(subject);
    }),
  );
});
