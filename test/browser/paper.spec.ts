import { expect, inEachLanguage, test } from "./browser.ts";

inEachLanguage("on paper", (language) => {
  test("the longest pages take two sheets at most", async ({ visit }) => {
    for (const path of ["/", "/comalapa", "/media", "/transparency-trust", "/group-trips"]) {
      const pdf = String(await (await visit(path, { language })).pdf({ format: "Letter" }));
      expect.soft(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
    }
  });
});
