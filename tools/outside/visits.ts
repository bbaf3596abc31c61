import fc from "fast-check";
import PostalMime, { type Email } from "postal-mime";
import { describeAnswer, describeBody, nameOf, normalizeHtml, normalizeText } from "./normalize.ts";
import { giftStories, tellStory } from "../../test/fakes/gift-stories.ts";
import type { StripeEvent } from "../../test/fakes/stripe-objects.ts";
import type { Site } from "./site.ts";

/** Random sequences of Stripe events, the same in every record. */
const stories = fc.sample(giftStories, { seed: 27, numRuns: 12 });
/** Early enough for several yearly charges. */
const begins = new Date("2022-03-01T15:00:00Z");
/** Orders in which the events arrive; in `mixed` every other one arrives twice. */
const orders: Record<string, (events: readonly StripeEvent[]) => readonly StripeEvent[]> = {
  told: (events) => events,
  reversed: (events) => events.toReversed(),
  mixed: (events) => [...events.filter((_, at) => at % 2 === 1), ...events],
};

/** Each story in each order: a gift is begun, Stripe sends the events, and staff look at the gift: no letter names one that was left. */
export const storySteps = stories.flatMap(({ interval, giftCents, feeCoverCents, end }, at) =>
  Object.keys(orders).flatMap((order) => {
    const email = `story-${at}-${order}@example.org`;
    const cents = giftCents + feeCoverCents;
    const amount = `amount_${interval}=other&custom=${(cents / 100).toFixed(2)}&seen=${cents}`;
    return [
      `send ${at % 2 === 0 ? "" : "/es"}/donate form=gift&email=${email}&type=${interval}&${amount}`,
      `pay ${email} ${at} ${order}`,
      end === "left" ? `run inbox export-person ${email}` : `run inbox show {LWH ${email}} --json`,
    ];
  }),
);

function mailsTo({ mail }: Site, email: string): Promise<Email[]> {
  const own = mail.delivered.filter(({ to }) => to.includes(email));
  return Promise.all(own.map(({ raw }) => PostalMime.parse(raw)));
}

/** Fills `{LWR x@y}`, the first such number in the e-mails to x@y, and `{/path x@y}`, the last link: keys are replaced. */
async function fill(site: Site, step: string): Promise<string> {
  let filled = step;
  for (const [whole, wanted = "", email = ""] of step.matchAll(/\{(LW\w|\/[\w./-]+) (\S+?)\}/g)) {
    const mails = (await mailsTo(site, email)).map((one) => `${one.subject} ${one.text}`);
    const isLink = wanted.startsWith("/");
    const pattern = new RegExp(isLink ? `${wanted}[?/][^\\s>]+` : `${wanted}-\\w{4}-\\w+`, "g");
    const found = mails.join("\n").match(pattern) ?? [];
    filled = filled.replace(whole, found.at(isLink ? -1 : 0) ?? "none");
  }
  return filled;
}

/** Sends webhooks for the last gift of an address: a payment, or the events of a story. @returns the page after payment */
async function pay({ stripe, ask }: Site, email: string, [at, order = ""]: string[]) {
  const page = [...stripe.sessions.values()].findLast((one) => one["customer_email"] === email);
  if (!page) throw new Error(`${email} has no checkout session.`);
  const story = stories[Number(at)];
  const events = story
    ? tellStory(story, "", begins, page).events
    : stripe.pay(page.id, new Date());
  for (const event of orders[order]?.(events) ?? events) {
    const { rawBody: body, signature } = stripe.sign(event, new Date());
    const headers = { "Stripe-Signature": signature };
    await ask("/webhooks/stripe", { method: "POST", body, headers });
  }
  return ask(String(page["success_url"]));
}

/** Performs a step (visits.yaml). @returns the response or output */
async function take(site: Site, step: string): Promise<string> {
  const [verb, target = "", ...rest] = step.replace(/^!/, "").split(" ");
  if (verb === "run") return normalizeText(await site.run([target, ...rest]));
  if (verb === "pay") return describeAnswer(await pay(site, target, rest));
  if (verb === "open") return describeAnswer(await site.ask(target));
  if (verb === "desk") return describeAnswer(await site.deed(target, rest.join(" ")));
  const body = new URLSearchParams(rest.join(" "));
  return describeAnswer(await site.ask(target, { method: "POST", body, redirect: "manual" }));
}

/** Performs steps one after the other; those with `{l}` in both languages. Yields those that end otherwise than meant. */
export async function* recordVisits(site: Site, steps: readonly string[]) {
  const languages = Object.entries({ en: "", es: "/es" });
  for (const step of steps)
    for (const [language = "", prefix = ""] of step.includes("{l}") ? languages : [["en", ""]]) {
      const own = step.replaceAll("{l}", language).replaceAll("{/}", prefix);
      const answer = await take(site, await fill(site, own));
      site.write(`visits/${nameOf(own)}.txt`, answer);
      const [refused] = /^[45]\d\d(?= \w+\/)|exit \d+$/.exec(answer) ?? [];
      if (own.startsWith("!") !== Boolean(refused)) yield `${own}: ${refused ?? "not refused"}`;
      await site.whenMailed();
    }
}

async function describeMail({ text = "", html = "", attachments, ...mail }: Email) {
  const { subject, from, to, replyTo, headers } = mail;
  const others = headers.filter(({ key }) => /^(list-|auto-|content-language)/.test(key));
  const head = Buffer.from(JSON.stringify({ subject, from, to, replyTo, others }));
  const parts = [await describeBody("json", head), normalizeText(text), normalizeHtml(html)];
  for (const { filename, mimeType, content } of attachments) {
    const body = await describeBody(mimeType, Buffer.from(content as ArrayBuffer));
    parts.push(`${normalizeText(String(filename))}\n${body}`);
  }
  return parts.join("\n---\n");
}

/** Writes the e-mails of each recipient, sorted: they are sent in any order. */
export async function recordMails(site: Site): Promise<void> {
  for (const to of new Set(site.mail.delivered.flatMap((one) => one.to))) {
    const texts = await Promise.all((await mailsTo(site, to)).map(describeMail));
    site.write(`letters/${to}.txt`, texts.toSorted().join("\n=====\n"));
  }
}
