import { allForms } from "#domain/forms/all-forms.ts";
import type { Form } from "#domain/forms/form.ts";
import { guatemalaDay } from "#domain/clock.ts";
import { formatDate } from "#domain/language/format.ts";
import { answerMail, type Mail } from "#domain/mail/mail.ts";
import { sha256 } from "#domain/hashing.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { closingReasons, type ClosingReason, type Stage } from "#domain/submissions/stages.ts";
import type { Stores } from "#domain/storage/storage.ts";
import {
  signedBy,
  type Acting,
  deedOn,
  erasing,
  seen,
  type Whole,
  type Done,
  Refusal,
} from "./deed.ts";

/**
 * Sets the stage of a message, which its sender can look up. Answering a message that was set aside as possible
 * spam releases it, and drops its held e-mails: a confirmation of receipt must not arrive after the answer.
 */
async function setStage(
  acting: Acting,
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
    await stores.audit.append(now, "cleared", signedBy(acting, { mails: 0, reference }));
  }
  const detail = { form, stage, ...(because !== null && { because }), reference };
  return { record: ["stage", detail] };
}

/** Name or address of whoever looks after a message; "" when nobody does. */
export async function carerOf({ audit, accounts }: Stores, one: KeptSubmission): Promise<string> {
  const lines = one.stage === "read" ? await audit.listAbout(one.reference) : [];
  const by = String(lines.findLast(({ detail }) => detail["stage"] === "read")?.detail["by"] ?? "");
  return (await accounts.findByEmail(by))?.name || by;
}

function wordsOf({ form, fields }: KeptSubmission): string {
  const known: Form["fields"] = allForms.find(({ name }) => name === form)?.fields ?? {};
  return Object.entries(known)
    .filter(([, { kind }]) => kind === "textarea")
    .map(([name]) => String(fields[name] ?? "").trim())
    .filter(Boolean)
    .join("\n\n");
}

function answerTo(one: KeptSubmission, text: string, { mails }: Acting): Mail {
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

export const noteOf = ({ staffNote: note }: KeptSubmission) => ({
  note,
  seen: note && sha256(note),
});

const onMessage = deedOn<KeptSubmission>();
/** The value of `seen`: whoever answers a message or takes it over has seen each answer, and who looks after it. */
export const stagedOf = ({ stageAt }: KeptSubmission) => stageAt?.toISOString() ?? "";

const staged = (stage: "read" | "answered") =>
  onMessage({
    path: stage,
    fields: { seen },
    async rule(acting, stores, one, input) {
      await stores.submissions.lockAsSeen(one);
      const now = await stores.submissions.find(one.reference);
      const isTaken = now?.stage === "read" && input.seen !== stagedOf(now);
      if (stage === "read" && isTaken)
        throw new Refusal("in_hand", { who: await carerOf(stores, now) });
      return setStage(acting, stores, one, stage);
    },
  });

export const messageDeeds = {
  to_read: staged("read"),
  to_answered: staged("answered"),
  write_answer: onMessage({
    path: "answer",
    fields: { text: { kind: "textarea", required: true, maxLength: 5000 }, seen },
    first: (_, one) => ({ seen: stagedOf(one) }),
    may(_, { email }) {
      if (email === null) throw new Refusal("no_address");
    },
    faults: (_, typed, one) => (typed["seen"] === stagedOf(one) ? {} : { text: "answered" }),
    async rule(acting, stores, one, { text }) {
      if (!(await stores.submissions.lockAsSeen(one))) throw new Refusal("answered");
      const how = { now: acting.clock.now(), submissionId: one.id };
      await stores.outbox.add([answerTo(one, text, acting)], how);
      return setStage(acting, stores, one, "answered");
    },
  }),
  to_closed: onMessage({
    path: "close",
    fields: { because: { kind: "select", required: true, options: closingReasons } },
    rule: (acting, stores, one, { because }) => setStage(acting, stores, one, "closed", because),
  }),
  // An empty text deletes the note.
  keep_note: onMessage({
    path: "note",
    form: "message",
    fields: { note: { kind: "textarea", required: false, maxLength: 2000 }, seen },
    first: (_, one) => noteOf(one),
    faults(_, typed, one) {
      const now = noteOf(one);
      const isSeen = typed["note"] === now.note || typed["seen"] === now.seen;
      return isSeen ? {} : { note: "note_changed" };
    },
    async rule(_, { submissions }, { id, reference }, { note }) {
      await submissions.setStaffNote(id, note);
      return { record: ["note", { reference }] };
    },
  }),
  // Releases a message that was set aside as spam, and its held e-mails.
  accept: onMessage({
    path: "accept",
    async rule({ clock }, { outbox, submissions }, { id, state }) {
      const mails = await outbox.unhold(clock.now(), { submissionId: id });
      if (state === "suspected") await submissions.clear(id);
      return { record: mails > 0 ? ["cleared", { mails }] : null };
    },
  }),
  send_again: onMessage({
    path: "retry",
    rule: (acting, stores, { id }) => revive(acting, stores, id),
  }),
  // Erases pictures and e-mails of this message, and nothing else of its sender.
  erase_message: onMessage({
    ...erasing(async (_, { reference }: KeptSubmission) => [
      { table: "submission", number: reference },
    ]),
    removesTarget: true,
  }),
};

export const mailDeeds = {
  send_all_again: deedOn<Whole>()({
    path: "retry",
    rule: (acting, stores) => revive(acting, stores, null),
  }),
};

/** Requeues dead e-mails. @param submissionId null: all */
async function revive({ clock }: Acting, { outbox }: Stores, submissionId: number | null) {
  const mails = await outbox.revive(clock.now(), submissionId);
  return { record: mails > 0 ? (["revived", { mails }] as const) : null };
}
