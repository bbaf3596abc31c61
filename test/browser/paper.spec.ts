import { expect, test } from "./browser.ts";

test("on paper the longest pages take two sheets at most, in Spanish, which is longer", async ({
  visit,
}) => {
  for (const path of ["/", "/comalapa", "/media", "/transparency-trust", "/group-trips"]) {
    const page = await visit(path, { language: "es" });
    const pdf = String(await page.pdf({ format: "Letter" }));
    expect.soft(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
  }
});
