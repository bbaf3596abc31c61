import { expect, test } from "./browser.ts";

test("the cards of the team rise into view one after the other, and stand at once for who wants no motion", async ({
  visit,
}) => {
  const page = await visit("/team", { height: 500 });
  const last = page.locator(".person").last();
  await expect(last).toHaveCSS("opacity", "0");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS("opacity", "1");
  const still = await visit("/team", { height: 500, reducedMotion: true });
  await expect(still.locator(".person").last()).toHaveCSS("opacity", "1");
});
