import type { Form } from "#domain/forms/form.ts";
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
import { deedOn, sure, type Whole, type Done } from "./deed.ts";

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

const onMessage = deedOn<KeptSubmission>();
const plain = { role: "letters", fields: {} as Form["fields"] } as const;

export const messageDeeds = {
  to_read: onMessage({
    ...plain,
    path: "read",
    form: "read",
    says: "read",
    rule: (acting, stores, one) => setStage(acting, stores, one, "read"),
  }),
  to_answered: onMessage({
    ...plain,
    path: "answered",
    form: "answered",
    says: "answered",
    rule: (acting, stores, one) => setStage(acting, stores, one, "answered"),
  }),
  to_closed: onMessage({
    role: "letters",
    path: "close",
    form: "close",
    fields: { because: { kind: "select", required: true, options: closingReasons } },
    says: "closed",
    rule: (acting, stores, one, { because }) => setStage(acting, stores, one, "closed", because),
  }),
  // An empty note takes the note away.
  keep_note: onMessage({
    role: "letters",
    path: "note",
    form: "message",
    fields: { note: { kind: "textarea", required: false, maxLength: 2000 } },
    says: "note",
    first: (_, { staffNote }) => ({ note: staffNote }),
    async rule(_, { submissions }, { id, reference }, { note }) {
      await submissions.setStaffNote(id, note);
      return { record: ["note", { reference }] };
    },
  }),
  // Staff call a message genuine that was set aside as spam: its e-mails go out.
  accept: onMessage({
    ...plain,
    path: "accept",
    form: "accept",
    says: "accepted",
    async rule({ clock }, { outbox, submissions }, { id, state }) {
      const letters = await outbox.unhold(clock.now(), { submissionId: id });
      if (state === "suspected") await submissions.clear(id);
      return { record: letters > 0 ? ["cleared", { letters }] : null };
    },
  }),
  send_again: onMessage({
    ...plain,
    path: "retry",
    form: "retry",
    says: "retried",
    rule: (acting, stores, { id }) => revive(acting, stores, id),
  }),
  // With its pictures and e-mails, for good, and nothing else of its visitor.
  erase_message: onMessage({
    role: "letters",
    path: "erase",
    form: "erase",
    fields: { sure },
    says: "erased",
    isGone: true,
    prepare: ({ storage, clock }, { reference }) => storage.noteErased(reference, clock.now()),
    async rule(_, { submissions }, { id }) {
      await submissions.erase(id);
      return { record: ["erased", { submissions: 1 }] };
    },
    finish: ({ storage }) => storage.scrub(),
  }),
};

/** E-mails that were given up are tried again. */
export const mailDeeds = {
  send_all_again: deedOn<Whole>()({
    ...plain,
    path: "retry",
    form: "retry",
    says: "retried",
    rule: (acting, stores) => revive(acting, stores, null),
  }),
};

async function revive({ clock }: GivingActing, { outbox }: Stores, submissionId: number | null) {
  const letters = await outbox.revive(clock.now(), submissionId);
  return { record: letters > 0 ? (["revived", { letters }] as const) : null };
}
