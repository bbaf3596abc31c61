import { expect, test } from "vitest";
import { claimFaults, claims } from "./claims.ts";
import type { PostFiles } from "./parse-posts.ts";

test.each([
  "It stood in 2012.",
  "It costs $40.",
  "We answer in 3 days.",
  "It is safe.",
  "Minors must bring a letter.",
  "We will write to you.",
  "Es seguro.",
  "Respondemos en 3 días.",
  "Puede irse cuando quiera.",
])("%s is a claim", (text) => {
  expect(claims(text)).toBe(true);
});

test.each([
  "We answer within {{reply_hours}} hours.",
  "It holds 2,012 gallons.",
  "Thank you for your gift.",
  "Unsafety and mustard are other words.",
  "Gracias por su donativo.",
])("%s is none, or has its source in the register", (text) => {
  expect(claims(text)).toBe(false);
});

const facts = { sources: { known: {} } };
const pair = (en: string) => ({ en, es: "Gracias." });
const lettersWith = (value: object) =>
  claimFaults({ posts: [], facts }, { "content/letters/thanks.yaml": value }).map(
    ({ field, found }) => `${field}: ${found}`,
  );

test("a field that claims something names its source, and a source its field", () => {
  const after = [pair("We will write."), pair("Thank you.")];
  expect(lettersWith({ after })).toEqual(['after.0: "We will write."']);
  expect(lettersWith({ after, sources: { "after.0": "known" } })).toEqual([]);
  expect(lettersWith({ after, sources: { "after.0": "gossip" } })).toEqual([': "gossip"']);
  const idle = { "after.0": "known", "after.1": "known" };
  expect(lettersWith({ after, sources: idle })).toEqual(["sources.after.1: none"]);
});

test("pages and letters to staff are not looked at", () => {
  const value = { title: pair("We will write.") };
  const parsed = { "content/pages/home.yaml": value, "content/letters/staff-digest.yaml": value };
  expect(claimFaults({ posts: [], facts }, parsed)).toEqual([]);
});

test("a paragraph of an article ends with its source; a list has those of the paragraph before", () => {
  const faultsOf = (body: string) => {
    const post = { id: "rain", bodies: { en: body } } as PostFiles;
    return claimFaults({ posts: [post], facts }, {}).map(({ file, found }) => `${file}: ${found}`);
  };
  expect(faultsOf("It rained in 2017.")).toEqual(['content/blog/rain/en.md: "It rained in 2017.…"']);
  expect(faultsOf("It rained in 2017. [known]\n\n- In 2018 too.")).toEqual([]);
  expect(faultsOf("It rained.\n\n- In 2018 too.")).toHaveLength(1);
  expect(faultsOf("It rained. [gossip]")).toEqual(['content/blog/rain/en.md: "gossip"']);
});
