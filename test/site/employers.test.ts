import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noRemarks } from "#domain/giving/gift-remarks.ts";
import { languages } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { pageContent } from "#reader/content.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import * as donate from "../../app/pages/donate/page.tsx";
import * as status from "../../app/pages/donate-status/page.tsx";
import { drawPage } from "../fakes/drawn-page.ts";
import { sampleEmployers } from "../fakes/employers.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";

const folder = mkdtempSync(join(tmpdir(), "lwh-employers-"));
let site: TestGiving;

beforeAll(async () => {
  useContent({
    ...readContentFiles(),
    "content/lists/employers.yaml": JSON.stringify(sampleEmployers),
  });
  site = await testGiving(await openStorage({ databaseUrl: null, dataDir: folder }));
});
afterAll(async () => {
  reloadContent();
  await site.storage.close();
  rmSync(folder, { recursive: true });
});

describe.each(languages)("employers that match gifts, in %s", (language) => {
  const words = pageContent("donate", language).employers;
  const open = (query: Record<string, string>) =>
    drawPage(donate, { language, page: "donate", query: `?${new URLSearchParams(query)}` }, site);

  test("are found by a misspelled name, with terms, form and the day they were read", async () => {
    const { text, html } = await open({ employer: "Exampel Fodos", amount: "125" });
    expect(text).toContain(words.found.replace("{name}", "Exampel Fodos"));
    expect(text).toContain(words.card.gives.replace("{amount}", "$0.50"));
    expect(text).toContain(words.card.minimum.replace("{amount}", "$25"));
    expect(text).toContain("2026");
    expect(html).toContain('href="https://example.com/matching"');
    // The amount of the address stays when another name is looked for.
    expect(html).toMatch(/<form class="search-form"[^>]*>.*?name="amount" value="125"/);
  });

  test("are named in the gift once one is meant, or as typed", async () => {
    const named = async (employer: string) =>
      /<input[^>]*id="gift-employer"[^>]*>/.exec((await open({ employer })).html)?.[0];
    expect(await named("masonry")).toContain('value="The Masonry Works"');
    expect(await named("exfo")).toContain('value="Example Foods, Inc."');
    expect(await named("panaderia ejemplo")).toContain('value="Example Foods, Inc."');
    expect(await named("example foods")).toContain('value="example foods"');
    expect(await named("Nobody <b>")).toContain('value="Nobody &lt;b&gt;"');
  });

  test("that are not on the list are told as that", async () => {
    const { text, html } = await open({ employer: "Zzyzx Tyres" });
    expect(text).toContain(words.none.replace("{name}", "Zzyzx Tyres"));
    expect(html).not.toContain("employer-card");
  });

  test("stand on the page of a gift with the next step", async () => {
    const steps = pageContent("donateStatus", language).employer;
    const page = async (employer: string) => {
      const gift = await site.started({ remarks: { ...noRemarks, employer } });
      const before = await drawPage(status, { language, page: "donateStatus", id: gift.id }, site);
      expect(before.text).not.toContain(steps.title.split("{")[0]);
      await site.giving.demo?.act(gift.checkoutId ?? "", "pay");
      return drawPage(status, { language, page: "donateStatus", id: gift.id }, site);
    };
    const listed = await page("Panaderia Ejemplo");
    expect(listed.text).toContain(steps.title.replace("{name}", "Example Foods, Inc."));
    expect(listed.text).toContain(steps.listed);
    expect(listed.html).toContain('href="https://example.com/matching"');
    // As the search fills it in, though another company's name begins with it.
    expect((await page("Example Foods, Inc.")).text).toContain(steps.listed);
    // Which of two is meant is not guessed.
    const unclear = await page("Example");
    expect(unclear.text).toContain(steps.unlisted);
    expect(unclear.html).not.toContain("https://example.com/matching");
    expect(unclear.html).toMatch(/href="[^"]*\/donate\/letter\/LWR-[^"]*\.pdf\?key=/);
  });
});
