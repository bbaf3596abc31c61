import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { thanksQuery } from "#domain/documents/documents.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import * as status from "../../app/pages/donate-status/page.tsx";
import * as thanks from "../../app/pages/thanks/page.tsx";
import { contextOf, drawPage } from "../fakes/drawn-page.ts";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { stripeSite, type StripeSite } from "../fakes/stripe-site.ts";

// No account is known, so that the built site asks nobody: what an account changes is asked here.
const account = "AW-123456789/AbC-dEf";
const folder = mkdtempSync(join(tmpdir(), "lwh-conversion-"));
let site: StripeSite;
let stripe: StripeServer;

function withAccount(): void {
  const files = readContentFiles();
  const links = parseDocument(files["content/links.yaml"]!);
  links.setIn(["links", "ad_conversion", "url"], account);
  useContent({ ...files, "content/links.yaml": String(links) });
}

beforeAll(async () => {
  withAccount();
  stripe = await startStripe();
  site = await stripeSite(await openStorage({ databaseUrl: null, dataDir: folder }), stripe);
});
afterAll(async () => {
  reloadContent();
  await site.storage.close();
  await stripe.stop();
  rmSync(folder, { recursive: true });
});

type Args = { url: URL; request: Request; context: unknown };
type Asked = (args: Args) => Promise<unknown>;

const argsOf = (path: string): Args => {
  const url = new URL(path, "https://site.example.org");
  return { url, request: new Request(url), context: contextOf(site) };
};

const asksAt = async (path: string) => {
  const loaded = (await (thanks.loader as unknown as Asked)(argsOf(path))) as {
    thanks: { ads: unknown };
  };
  return loaded.thanks.ads !== null;
};

test.each(languages)(
  "pages that thank ask, and the page of a gift does not, in %s",
  async (language) => {
    for (const page of ["thanksDonation", "thanksInterest"] as const) {
      expect(await asksAt(addressOf(page, language))).toBe(true);
    }
    const { id } = await site.paidGift();
    const { text } = await drawPage(status, { language, page: "donateStatus", id }, site);
    expect(text).not.toContain("Google");
  },
);

test.each(languages)(
  "nobody is asked where the address opens documents, in %s",
  async (language) => {
    for (const form of ["blueprint", "group-packet", "goods-offer"]) {
      const query = await thanksQuery(form, "LWH-7K3M-Q7", await site.storage.secret("documents"));
      expect(await asksAt(addressOf("thanksInterest", language, { query }))).toBe(false);
    }
  },
);
