import PostalMime, { type Email } from "postal-mime";
import { describeAnswer, describeBody, inLines, nameOf } from "./normalize.ts";
import { normalizeHtml, normalizeText } from "./normalize.ts";
import type { Site } from "./site.ts";
import { eventsOf } from "./stories.ts";

/** The e-mails to an address, oldest first. */
function mailsTo({ mail }: Site, email: string): Promise<Email[]> {
  const own = mail.delivered.filter(({ to }) => to.includes(email));
  return Promise.all(own.map(({ raw }) => PostalMime.parse(raw)));
}

/** Fills `{LWR x@y}`, the first such number in the e-mails to x@y, and `{/path x@y}`, the first link to that path. */
async function fill(site: Site, step: string): Promise<string> {
  let filled = step;
  for (const [whole, wanted = "", email = ""] of step.matchAll(/\{(LW\w|\/[\w./-]+) (\S+?)\}/g)) {
    const mails = (await mailsTo(site, email)).map((one) => `${one.subject} ${one.text}`);
    const pattern = wanted.startsWith("/") ? `${wanted}[?/][^\\s>]+` : `${wanted}-\\w{4}-\\w+`;
    filled = filled.replace(whole, new RegExp(pattern).exec(mails.join("\n"))?.[0] ?? "none");
  }
  return filled;
}

/** Stripe tells by the webhook that somebody's last gift is paid, or a story of it; the donor comes back. */
async function pay({ stripe, ask }: Site, email: string, [at, order = ""]: string[]) {
  const page = [...stripe.sessions.values()].findLast((one) => one["customer_email"] === email);
  if (!page) throw new Error(`${email} was led to no payment page.`);
  for (const event of at ? eventsOf(Number(at), order, page) : stripe.pay(page.id, new Date())) {
    const { rawBody: body, signature } = stripe.sign(event, new Date());
    const headers = { "Stripe-Signature": signature };
    await ask("/webhooks/stripe", { method: "POST", body, headers });
  }
  return ask(String(page["success_url"]));
}

/** Does what a step says (visits.yaml), and tells what came of it. */
async function take(site: Site, step: string): Promise<string> {
  const [verb, target = "", ...rest] = step.split(" ");
  if (verb === "run") return normalizeText(await site.run([target, ...rest]));
  if (verb === "pay") return describeAnswer(await pay(site, target, rest));
  if (verb === "open") return describeAnswer(await site.ask(target));
  if (verb === "desk") return describeAnswer(await site.deed(target, rest.join(" ")));
  const body = new URLSearchParams(rest.join(" "));
  return describeAnswer(await site.ask(target, { method: "POST", body, redirect: "manual" }));
}

/** Steps, one after the other; those that name a language in both. */
export async function recordVisits(site: Site, steps: readonly string[]) {
  for (const step of steps)
    for (const [language, prefix] of Object.entries({ en: "", es: "/es" })) {
      if (language === "es" && !step.includes("{l}")) continue;
      const own = step.replaceAll("{l}", language).replaceAll("{/}", prefix);
      site.write(`visits/${nameOf(own)}.txt`, await take(site, await fill(site, own)));
      await site.whenMailed();
    }
}

async function describeMail({ text = "", html = "", attachments, ...mail }: Email) {
  const { subject, from, to, replyTo, headers } = mail;
  const others = headers.filter(({ key }) => /^(list-|auto-|content-language)/.test(key));
  const head = inLines({ subject, from, to, replyTo, others });
  const parts = [normalizeText(`${head}\n${text}`), normalizeHtml(html)];
  for (const { filename, mimeType, content } of attachments) {
    const body = await describeBody(mimeType, Buffer.from(content as ArrayBuffer));
    parts.push(`${normalizeText(String(filename))}\n${body}`);
  }
  return parts.join("\n---\n");
}

/** Every e-mail, whatever the order in which they left. */
export async function recordMails(site: Site): Promise<void> {
  for (const to of new Set(site.mail.delivered.flatMap((one) => one.to))) {
    const about = ({ subject, replyTo }: Email) =>
      nameOf(normalizeText(`${subject} ${replyTo?.[0]?.address ?? ""}`));
    const told = Object.groupBy(await mailsTo(site, to), about);
    for (const [name, mails = []] of Object.entries(told)) {
      const texts = await Promise.all(mails.map(describeMail));
      site.write(`letters/${to}/${name}.txt`, texts.toSorted().join("\n=====\n"));
    }
  }
}
