import type { Mail } from "#domain/mail/mail.ts";
import type { NewSubmission } from "#domain/submissions/submissions.ts";
import type { NewRow } from "#domain/tables/tables.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export function clockAt(moment: string) {
  let current = new Date(moment);
  return {
    now: () => current,
    set: (next: Date) => {
      current = next;
    },
    pass: (ms: number) => {
      current = new Date(current.getTime() + ms);
    },
  };
}

let count = 0;

export function sampleSubmission(own: Partial<NewSubmission> = {}): NewSubmission {
  count += 1;
  return {
    reference: `LWH-TEST-${count}`,
    idempotencyKey: `attempt-${count}`,
    form: "contact",
    language: "en",
    email: "maria@example.org",
    fields: { name: "María Xicay", message: "Buenos días", subject: "general" },
    state: "received",
    suspicions: [],
    receivedAt: new Date("2026-03-02T15:00:00Z"),
    eraseAfter: new Date("2027-03-02T15:00:00Z"),
    ...own,
  };
}

export function sampleMail(own: Partial<Mail> = {}): Mail {
  count += 1;
  return {
    messageId: `<letter-${count}@example.org>`,
    name: "contact",
    to: { email: "maria@example.org" },
    replyTo: null,
    language: "es",
    subject: "Recibimos su mensaje",
    text: "Gracias por escribirnos.",
    html: "<p>Gracias por escribirnos.</p>",
    unsubscribeUrl: null,
    attachment: null,
    ...own,
  };
}

export function sampleSubscriber(own: Partial<NewRow<"subscriber">> = {}): NewRow<"subscriber"> {
  count += 1;
  return {
    email: `reader${count}@example.org`,
    language: "es",
    state: "asked",
    token: `token-${count}`,
    askedAt: new Date("2026-03-02T15:00:00Z"),
    confirmedAt: null,
    leftAt: null,
    ...own,
  };
}

export const sampleFee = {
  received: "2026-02-27",
  way: "transfer",
  amount: "612.50",
  for: "workshop",
  details: "Anticipo del taller",
  name: "Ana Roe",
  email: "Ana@Example.org",
  language: "es",
  note: "transfer 77",
};

/** A story as its form sends it, without `form`. */
export const sampleStory = {
  name: "Luz Cali",
  email: "luz@example.org",
  title: "El muro",
  story: "Empezamos con tres llantas y una pala, y en mayo el muro ya sostenía el cerro.",
  peopleAgreed: "on",
  mayPublish: "on",
};
