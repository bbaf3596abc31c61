import { expect, test } from "vitest";
import { openDesk } from "./open-desk.ts";

const desk = await openDesk();
const { open, fillIn, refusal, record, keep } = desk;

test("To do says that the site does not answer", async () => {
  expect(await open("/")).not.toContain("The site does not answer");
  desk.siteAnswers.mockResolvedValueOnce(false);
  expect(await open("/")).toContain("The site does not answer");
});

test("who looks after a message stands beside it, and a second person is told", async () => {
  const { reference } = await keep();
  const path = `/messages/${reference}`;
  await fillIn(path, `${path}/read`);
  for (const page of ["/", "/messages", path])
    expect(await open(page)).toContain(">Being looked after: Ana<");
  expect(await refusal(`${path}/read`)).toMatch(
    /^409 .*Ana is already looking after it, since 2026-/s,
  );
  expect((await record()).filter(({ action }) => action === "stage")).toHaveLength(1);
});

test("what is not meant for us is closed without words to its sender", async () => {
  const { reference } = await keep({ state: "suspected", suspicions: ["honeypot"] });
  const path = `/messages/${reference}`;
  expect(await open("/")).toContain(reference);
  expect(await fillIn(path, `${path}/close`, { because: "spam" })).toContain("not meant for us");
  expect(await open("/")).not.toContain(reference);
});
