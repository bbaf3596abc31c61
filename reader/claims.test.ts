import { expect, test } from "vitest";
import { claimFaults, claims } from "./claims.ts";

test.each([
  [true, "It stood in 2012. / It costs $40. / We answer in 3 days. / Respondemos en 3 días."],
  [true, "It is safe. / Minors must bring a letter. / We will write to you. / Es seguro."],
  [true, "{{students}} are always safe. / Meals are included. / Insurance is provided."],
  [true, "We promise it. / We pay for the flight. / It starts in March. / Two weeks."],
  [true, "Las comidas están incluidas. / Pagamos el vuelo. / Empieza en marzo. / Dos semanas."],
  [false, "May we call you? / Un año es largo. / A smoke-free kitchen. / Queremos escucharle."],
  [false, "We answer within {{reply_hours}} hours. / It holds 2,012 gallons."],
  [false, "Thank you for your gift. / Unsafety and mustard are other words. / Gracias."],
])("claims(…) is %s for: %s", (is, texts) => {
  for (const text of texts.split(" / ")) expect(claims(text), text).toBe(is);
});

const facts = { sources: { known: {} } };
const pair = (en: string) => ({ en, es: "Gracias." });
const faults = (parsed: Readonly<Record<string, unknown>>) =>
  claimFaults({ facts }, parsed).map(({ field, found }) => `${field}: ${found}`);

test("a field of an e-mail with a claim needs a source", () => {
  const mail = (source = {}) =>
    faults({ "content/emails/thanks.yaml": { after: [{ ...pair("We will write."), ...source }] } });
  expect(mail()).toEqual(['after.0: "We will write."']);
  expect(mail({ source: "known" })).toEqual([]);
  expect(mail({ source: "gossip" })).toEqual(["after.0: gossip"]);
  expect(faults({ "content/emails/staff-digest.yaml": pair("We will write.") })).toEqual([]);
});

test("each paragraph of an article needs a known source, shared with the list after it", () => {
  const article = (body: string) => faults({ "content/blog/rain/en.md": body });
  expect(article("It rained in 2017.")).toEqual([': "It rained in 2017.…"']);
  expect(article("It rained in 2017. [known]\n\n- In 2018 too.")).toEqual([]);
  expect(article("It rained.\n\n- In 2018 too.")).toHaveLength(1);
  expect(article("It rained. [gossip]")).toEqual([": gossip"]);
});
