import { expect, test } from "vitest";
import { openDesk } from "./open-desk.ts";

const desk = await openDesk();
const { open } = desk;

test("To do says that the site does not answer", async () => {
  expect(await open("/")).not.toContain("The site does not answer");
  desk.siteAnswers.mockResolvedValueOnce(false);
  expect(await open("/")).toContain("The site does not answer");
});
