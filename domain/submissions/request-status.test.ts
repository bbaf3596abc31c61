import { expect, test } from "vitest";
import { newReference } from "#domain/reference.ts";
import type { KeptSubmission } from "./records.ts";
import { findRequest, requestStatus } from "./request-status.ts";

const receivedAt = new Date("2026-05-18T15:00:00Z");
const readAt = new Date("2026-05-19T15:00:00Z");
const kept: KeptSubmission = {
  id: 1,
  reference: newReference(),
  form: "application",
  language: "es",
  email: "ana@example.org",
  fields: {},
  state: "received",
  suspicions: [],
  receivedAt,
  eraseAfter: readAt,
  pictureCount: 0,
  mail: null,
  stage: "received",
  stageAt: receivedAt,
  closedBecause: null,
  answeredAt: null,
  staffNote: "",
};

test.each([
  ["an application", {}, { stage: "received", stageAt: receivedAt }],
  // Its letter has answered it: nobody promises another answer.
  ["a blueprint", { form: "blueprint" }, { stage: null, stageAt: null }],
  ["a story", { form: "story" }, { stage: null, stageAt: null }],
  [
    "a blueprint that staff have read all the same",
    { form: "blueprint", stage: "read", stageAt: readAt },
    { stage: "read", stageAt: readAt },
  ],
  [
    "an application from before stages were kept",
    { stage: null, stageAt: null },
    { stage: null, stageAt: null },
  ],
] as const)("of %s as much is told as is known", async (_what, own, told) => {
  const storage = {
    submissions: { find: () => Promise.resolve({ ...kept, ...own }) },
    rateLimits: { count: () => Promise.resolve([1, 1]) },
    secret: () => Promise.resolve("secret"),
  };
  const world = { storage, clock: { now: () => readAt } };
  const typed = { reference: kept.reference, contact: "ana@example.org" };
  const found = await findRequest(world, typed, "10.1.1.1");
  if (typeof found === "string") throw new Error(found);
  expect(await requestStatus(storage, found.reference, found.key)).toMatchObject(told);
});
