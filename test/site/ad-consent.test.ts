import { expect, test } from "vitest";
import { savedForm } from "#app/forms/form-action.server.ts";
import { contactForm } from "#domain/forms/contact.ts";
import { goodsOfferForm } from "#domain/forms/goods-offer.ts";
import { languages, type Language } from "#domain/language/language.ts";
import type { SubmissionForm } from "#domain/submissions/submission.ts";
import { sentForm } from "../fakes/send-form.ts";
import { changeLink } from "../fakes/change-content.ts";
import { drawPage, drawStatus } from "../fakes/drawn-page.ts";
import { openDrawnSite } from "./drawn-site.ts";

// The built site has no advertising account and asks nobody for consent; here it has one.
const site = await openDrawnSite();
changeLink("ad_conversion", "AW-123456789/AbC-dEf");

const asksAt = async (language: Language, path: string) => {
  const query = new URL(path, "https://site.example.org").search;
  const { loaderData } = await drawPage({ language, page: "thanksItem", query }, site);
  return (loaderData as { ads: unknown }).ads !== null;
};

test.each(languages)("an address with a key does not ask for consent, in %s", async (language) => {
  const meta = { language, clientAddress: "10.0.0.1" };
  const redirectOf = async (form: SubmissionForm, values: Record<string, string>) => {
    const sent = sentForm(form, values, site.clock.now());
    const outcome = await savedForm(form).accept(site as never, sent, meta);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.redirectTo;
  };
  const person = { name: "Ana", email: `ana-${language}@example.org` };
  const goods = { category: "solar", items: "Two lamps", place: "Antigua" };
  const offered = await redirectOf(goodsOfferForm, { ...person, ...goods });
  expect(new URL(offered, "http://localhost").searchParams.has("key")).toBe(true);
  expect(await asksAt(language, offered)).toBe(false);
  const message = { subject: "education", message: "Good morning" };
  const written = await redirectOf(contactForm, { ...person, ...message });
  expect(written).not.toContain("key=");
  expect(await asksAt(language, written)).toBe(true);
  const { text } = await drawStatus(site, await site.paidGift({ language }));
  expect(text).not.toContain("Google");
});
