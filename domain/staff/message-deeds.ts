import { allForms } from "#domain/forms/all-forms.ts";
import type { Form } from "#domain/forms/form.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { formatDate } from "#domain/language/format.ts";
import { answerMail, type Mail } from "#domain/mail/mail.ts";
import { sha256 } from "#domain/hashing.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import {
  answerDue,
  closingReasons,
  wantsAnswer,
  type ClosingReason,
  type Stage,
} from "#domain/submissions/stages.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { signedBy, type GivingActing } from "./acting.ts";
import { deedOn, erasing, type Whole, type Done } from "./deed.ts";
import { Refusal } from "./refusal.ts";

/** The moment until which we promised an answer; null: none is owed. */
export function dueOf(one: KeptSubmission, hours: number): Date | null {
  const isWaiting = one.stage !== null && one.answeredAt === null && one.state === "received";
  return isWaiting && wantsAnswer(one.form) ? answerDue(one.receivedAt, hours) : null;
}

/**
 * Staff say how far they are with what a visitor sent; its visitor can look it up. What was set aside as possible spam
 * and is answered comes from a person: it stays aside no longer, and the e-mails that were held, which
 * say that it came, are not sent after its answer.
 */
async function setStage(
  acting: GivingActing,
  stores: Stores,
  { id, form, reference, state }: KeptSubmission,
  stage: Stage,
  because: ClosingReason | null = null,
): Promise<Done> {
  const now = acting.clock.now();
  await stores.submissions.setStage(id, stage, now, because);
  if (state === "suspected" && stage === "answered") {
    await stores.submissions.clear(id);
    await stores.outbox.dropHeld(id);
    await stores.audit.append(now, "cleared", signedBy(acting, { letters: 0, reference }));
  }
  const detail = { form, stage, ...(because !== null && { because }), reference };
  return { record: ["stage", detail] };
}

/** The words a visitor wrote freely, which an answer quotes. */
function wordsOf({ form, fields }: KeptSubmission): string {
  const asked: Form["fields"] = allForms.find(({ name }) => name === form)?.fields ?? {};
  return Object.entries(asked)
    .filter(([, { kind }]) => kind === "textarea")
    .map(([name]) => String(fields[name] ?? "").trim())
    .filter(Boolean)
    .join("\n\n");
}

function answerTo(one: KeptSubmission, text: string, { mails }: GivingActing): Mail {
  const { email, language, reference, receivedAt, fields } = one;
  const lines = text.split("\n").map((line) => line.trim());
  return mails.write({
    mail: answerMail,
    to: { email: email ?? "" },
    language,
    values: {
      name: String(fields["name"] ?? ""),
      reference,
      day: formatDate(guatemalaDay(receivedAt), language),
      words: wordsOf(one),
    },
    blocks: lines.filter(Boolean).map((line) => ({
      kind: "paragraph",
      runs: [{ text: line, strong: false }],
    })),
  });
}

const onMessage = deedOn<KeptSubmission>();
const staged = (stage: "read" | "answered") =>
  onMessage({
    path: stage,
    rule: (acting, stores, one) => setStage(acting, stores, one, stage),
  });

export const messageDeeds = {
  to_read: staged("read"),
  to_answered: staged("answered"),
  // Sent twice, it leaves once: its key makes the Message-ID.
  write_answer: onMessage({
    path: "answer",
    fields: { text: { kind: "textarea", required: true, maxLength: 5000 } },
    may(_, { email }) {
      if (email === null) throw new Refusal("no_address");
    },
    async rule(acting, { outbox, ...stores }, one, { text }, { key }) {
      const now = acting.clock.now();
      const mail = answerTo(one, text, acting);
      const messageId = mail.messageId.replace(/[^<@]+/, sha256(key));
      const known = await outbox.listOf(one.id);
      if (known.some((sent) => sent.messageId === messageId)) return { record: null };
      await outbox.add([{ ...mail, messageId }], { now, submissionId: one.id });
      return setStage(acting, { outbox, ...stores }, one, "answered");
    },
  }),
  to_closed: onMessage({
    path: "close",
    fields: { because: { kind: "select", required: true, options: closingReasons } },
    rule: (acting, stores, one, { because }) => setStage(acting, stores, one, "closed", because),
  }),
  // An empty note takes the note away.
  keep_note: onMessage({
    path: "note",
    form: "message",
    fields: { note: { kind: "textarea", required: false, maxLength: 2000 } },
    first: (_, { staffNote }) => ({ note: staffNote }),
    async rule(_, { submissions }, { id, reference }, { note }) {
      await submissions.setStaffNote(id, note);
      return { record: ["note", { reference }] };
    },
  }),
  // Staff call a message genuine that was set aside as spam: its e-mails go out.
  accept: onMessage({
    path: "accept",
    async rule({ clock }, { outbox, submissions }, { id, state }) {
      const mails = await outbox.unhold(clock.now(), { submissionId: id });
      if (state === "suspected") await submissions.clear(id);
      return { record: mails > 0 ? ["cleared", { letters: mails }] : null };
    },
  }),
  send_again: onMessage({
    path: "retry",
    rule: (acting, stores, { id }) => revive(acting, stores, id),
  }),
  // With its pictures and e-mails, for good, and nothing else of its visitor.
  erase_message: onMessage({
    ...erasing(({ reference }: KeptSubmission) => reference),
    isGone: true,
    rule: async (_, { submissions }, { id }) => ({
      record: ["erased", { submissions: await submissions.erase(id) }],
    }),
  }),
};

/** E-mails that were given up are tried again. */
export const mailDeeds = {
  send_all_again: deedOn<Whole>()({
    path: "retry",
    rule: (acting, stores) => revive(acting, stores, null),
  }),
};

async function revive({ clock }: GivingActing, { outbox }: Stores, submissionId: number | null) {
  const mails = await outbox.revive(clock.now(), submissionId);
  return { record: mails > 0 ? (["revived", { letters: mails }] as const) : null };
}
