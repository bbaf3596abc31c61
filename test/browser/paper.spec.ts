import { expect, inEachLanguage, test } from "./browser.ts";

const longest = [
  "/",
  "/comalapa",
  "/media",
  "/transparency-trust",
  "/donate/goods",
  "/group-trips",
  "/privacy-policy",
];

inEachLanguage("on paper", (language) => {
  test("the longest pages take two sheets at most", async ({ visit }) => {
    for (const path of longest) {
      const page = await visit(path, { language });
      const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
      const sheets = paper.match(/\/Type \/Page\b/g)?.length;
      expect.soft(sheets, path).toBeLessThanOrEqual(2);
    }
  });
});
