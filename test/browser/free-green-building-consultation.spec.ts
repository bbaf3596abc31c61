import { expect, inEachLanguage } from "./browser.ts";

inEachLanguage("the free consultation", (language, inTurn) => {
  inTurn.test("a person in Madrid sees the hour there and here", async ({ visit, errors }) => {
    const page = await visit("/free-green-building-consultation", {
      language,
      ready: true,
      options: { timezoneId: "Europe/Madrid" },
    });
    await page.locator("#consultation-firstTime").fill("2030-05-18T16:30");
    const said = page.locator(".own-clock").first();
    // In May Madrid is eight hours ahead: half past midnight of the next day.
    await expect(said).toContainText(/18.*4:30.*Europe\/Madrid.*19.*12:30/);
    expect(errors).toEqual([]);
  });
});
