import type { RouterContextProvider } from "react-router";
import { sentFormContext } from "#server/app-context.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { thanksQuery } from "#domain/documents/documents.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { pageContent } from "#reader/content.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import * as status from "../../app/pages/donate-status/page.tsx";
import * as thanks from "../../app/pages/thanks/page.tsx";
import { formDataOf } from "../fakes/form-data.ts";
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

type Args = { url: URL; request: Request; params: { id: string }; context: unknown };
type Asked = (args: Args) => Promise<unknown>;

const argsOf = (path: string, init: RequestInit = {}, id = ""): Args => {
  const url = new URL(path, "https://site.example.org");
  return { url, request: new Request(url, init), params: { id }, context: contextOf(site) };
};

describe.each(languages)("a gift that may be told of, in %s", (language: Language) => {
  const pageOf = (id: string) => addressOf("donateStatus", language, { params: { id } });
  const ads = async (id: string) =>
    ((await (status.loader as unknown as Asked)(argsOf(pageOf(id), {}, id))) as { ads: unknown })
      .ads;
  const answer = async (id: string, given: string) => {
    const sent = argsOf(pageOf(id), { method: "POST" }, id);
    const form = formDataOf({ action: "advertising", answer: given });
    (sent.context as RouterContextProvider).set(sentFormContext, form);
    return (await (status.action as unknown as Asked)(sent)) as Response;
  };
  const thanked = async (path: string, cookie = "") => {
    const asked = (thanks.loader as unknown as Asked)(
      argsOf(path, { headers: { Cookie: cookie } }),
    );
    const {
      tells,
      ads: shown,
      giftNumber,
    } = ((await asked) as { thanks: Record<string, unknown> }).thanks;
    return { tells, isAsked: shown !== null, giftNumber };
  };
  const nothing = { tells: false, isAsked: false, giftNumber: null };
  const plain = addressOf("thanksDonation", language);

  test("is told once, on a page whose address is no key, under a number of its own", async () => {
    const { id, reference } = await site.paidGift();
    expect(await ads(id)).toMatchObject({ account });
    const answered = await answer(id, "yes");
    expect(answered.status).toBe(303);
    const path = answered.headers.get("Location")!;
    expect(path).toBe(`${plain}?form=gift`);
    const cookie = answered.headers.get("Set-Cookie")!;
    expect(cookie).toMatch(
      new RegExp(
        `^gift-told=[\\w-]+; Path=${plain}; Max-Age=300; HttpOnly; SameSite=Strict; Secure$`,
      ),
    );
    expect(cookie).not.toContain(id);
    const [mark = ""] = cookie.split(";");
    const first = await thanked(path, `lite=0; ${mark}`);
    expect(first).toMatchObject({ tells: true, isAsked: true });
    expect([id, reference, mark.split("=")[1]]).not.toContain(first.giftNumber);
    // Read again, pressed again, opened by somebody else: nothing is told.
    expect(await thanked(path, mark)).toEqual(nothing);
    expect(await thanked(path)).toEqual(nothing);
    const again = await answer(id, "yes");
    expect(again.headers.get("Set-Cookie")).toBeNull();
    expect(again.headers.get("Location")).toMatch(new RegExp(`^${pageOf(id)}\\?`));
    expect(await ads(id)).toBeNull();
  });

  test("is not told after a no, and the question is gone", async () => {
    const { id } = await site.paidGift();
    const answered = await answer(id, "no");
    expect(answered.headers.get("Set-Cookie")).toBeNull();
    expect(answered.headers.get("Location")).toBe(`${pageOf(id)}?done=ads_no#ads`);
    expect(await ads(id)).toBeNull();
    const query = "?done=ads_no";
    const { text } = await drawPage(status, { language, page: "donateStatus", id, query }, site);
    expect(text).toContain(pageContent("donateStatus", language).advertising.declined);
  });

  test("is not asked about without script, which alone could tell of it", async () => {
    const { id } = await site.paidGift();
    const { text } = await drawPage(status, { language, page: "donateStatus", id }, site);
    expect(text).not.toContain(pageContent("privacyPolicy", language).ads.question);
  });

  test("is not told by whoever opens the address of the thanks", async () => {
    expect(await thanked(plain)).toEqual(nothing);
    expect(await thanked(`${plain}?form=gift`, "gift-told=made-up")).toEqual(nothing);
  });
});

test.each(languages)(
  "nobody is asked where the address opens documents, in %s",
  async (language) => {
    const asked = async (form: string) => {
      const query = await thanksQuery(form, "LWH-7K3M-Q7", await site.storage.secret("documents"));
      const path = addressOf("thanksInterest", language, { query });
      const loaded = (await (thanks.loader as unknown as Asked)(argsOf(path))) as {
        thanks: { ads: unknown };
      };
      return loaded.thanks.ads !== null;
    };
    expect(await asked("contact")).toBe(true);
    for (const form of ["blueprint", "group-packet", "goods-offer"])
      expect(await asked(form)).toBe(false);
  },
);

test("while no account is known, nobody is asked about a gift", async () => {
  reloadContent();
  const { id } = await site.paidGift();
  const loaded = (status.loader as unknown as Asked)(argsOf(`/donate/status/${id}`, {}, id));
  expect(((await loaded) as { ads: unknown }).ads).toBeNull();
});
