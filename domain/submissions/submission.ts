import { createHash } from "node:crypto";
import type { Form, FormInput, KeptFields } from "#domain/forms/form.ts";
import { blueprintPath, documentPath } from "#domain/documents/documents.ts";
import { keyedRequestPath } from "./request-status.ts";
import type { FormName } from "#domain/forms/all-forms.ts";
import type { MessageKey } from "#domain/forms/field.ts";
import type { Sent } from "#domain/forms/read-form.ts";
import { dayMs } from "#domain/clock.ts";
import type { World } from "#domain/storage/storage.ts";
import type { Mail } from "#domain/mail/mail.ts";
import type { NewSubmission } from "./submissions.ts";
import type { Row } from "#domain/tables/tables.ts";
import { type Suspicion, countSender, isWithinLimit } from "#domain/spam/spam.ts";
import type { Language } from "#domain/language/language.ts";
import { newReference } from "#domain/reference.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { type SubmissionKeys, submissionKeys } from "#domain/hashing.ts";
import { judgeHead } from "./picture-head.ts";

export type SentPictures = {
  /** False if too many pictures of the visitor's network wait for re-encoding, or the disk is nearly full. */
  hasRoom(clientAddress: string): Promise<boolean>;
  /** Stores the files on disk for the message that is stored next under this reference. */
  put(files: readonly File[], reference: string, clientAddress: string): Promise<void>;
  /** Starts re-encoding; called after the message was stored. */
  wake(): void;
};

type SubmissionWorld = World & { readonly pictures: SentPictures };

export type SubmissionMeta = {
  readonly language: Language;
  readonly clientAddress: string;
};

/** Stored with its e-mails; or nothing stored, with errors by field. */
export type Acceptance =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly errors: Readonly<Record<string, MessageKey>> };

export type SubmissionForm = Form<Exclude<FormName, "newsletter">> & { readonly keepDays: number };

// Suspected spam is erased earlier.
const keepSuspectedDays = 60;

/**
 * Stores a submission with the e-mails to visitor and staff, in one transaction; idempotent. Pictures are stored on disk
 * before and re-encoded afterwards; the e-mails only state their number.
 * @throws StorageUnavailable if nothing could be stored
 */
export async function acceptSubmission<F extends SubmissionForm>(
  services: SubmissionWorld,
  form: F,
  sent: Sent<F>,
  meta: SubmissionMeta,
): Promise<Acceptance> {
  const files = filesOf(sent.input);
  if (files.length > 0) {
    // Rate limited before anything is read: pictures are expensive.
    const { storage, clock, pictures } = services;
    const may = await retryWhenLost(() =>
      isWithinLimit(storage, "pictures", meta.clientAddress, clock.now()),
    );
    if (!may || !(await pictures.hasRoom(meta.clientAddress)))
      return { ok: false, errors: { form: "too_many" } };
    const errors = await pictureFault(sent.input);
    if (errors) return { ok: false, errors };
  }
  const keys = await keysOf(form, sent, services.clock.now());
  const email = emailOf(sent.input);
  // Safe to retry thanks to the idempotency key.
  return retryWhenLost(async () => {
    const now = services.clock.now();
    const draft = {
      form: form.name,
      language: meta.language,
      email,
      fields: plainFields(sent.input),
      receivedAt: now,
      ...keys,
      suspicions: sent.control.isHoneypotFilled ? (["honeypot"] as const) : [],
      files,
    };
    const accepted = await keep(services, draft, form.keepDays, meta.clientAddress);
    services.wakeOutbox();
    if (files.length > 0) services.pictures.wake();
    return accepted;
  });
}

type Draft = SubmissionKeys & { readonly files: readonly File[] } & Pick<
    Row<"submission">,
    "form" | "language" | "email" | "fields" | "receivedAt" | "suspicions"
  >;

async function keep(
  services: SubmissionWorld,
  draft: Draft,
  keepDays: number,
  clientAddress: string,
): Promise<Acceptance> {
  for (;;) {
    const reference = newReference();
    const secret = await services.storage.secret("documents");
    const page = keyedRequestPath({ ...draft, reference }, draft.language, secret);
    const mails = mailsFor(services, draft, reference, page);
    if (draft.files.length > 0) await services.pictures.put(draft.files, reference, clientAddress);
    const added = await services.storage.transaction(async (stores) => {
      const now = draft.receivedAt;
      const same = draft.earlier && (await stores.submissions.findSame(draft.earlier));
      if (same) return { reference: same };
      const suspicions = await countSender(stores, clientAddress, draft.email, now);
      if (suspicions === "flood") return suspicions;
      const submission = judged(draft, reference, keepDays, suspicions);
      const kept = await stores.submissions.add(submission);
      const state = submission.state === "suspected" ? "held" : "waiting";
      if (kept?.id) await stores.outbox.add(mails, { now, state, submissionId: kept.id });
      return kept;
    });
    if (added === "flood") return { ok: false, errors: { form: "too_many" } };
    if (added) return { ok: true, reference: added.reference };
  }
}

function judged(
  draft: Draft,
  reference: string,
  keepDays: number,
  counted: readonly Suspicion[],
): NewSubmission {
  const suspicions = [...draft.suspicions, ...counted];
  const isSuspected = suspicions.length > 0;
  const days = isSuspected ? Math.min(keepSuspectedDays, keepDays) : keepDays;
  return {
    ...draft,
    reference,
    suspicions,
    state: isSuspected ? "suspected" : "received",
    eraseAfter: new Date(draft.receivedAt.getTime() + days * dayMs),
  };
}

/** @param page path of the request's page */
function mailsFor(
  { mails: writer, siteUrl }: World,
  { email, language, form, fields }: Draft,
  reference: string,
  page: string,
): Mail[] {
  const { structure, name: given } = fields;
  const name = typeof given === "string" ? given : "";
  const staff = writer.write({
    mail: "staff-submission",
    to: "staff",
    language,
    values: { reference, form, name: name || email || reference },
    ...(email !== null && { replyTo: email }),
    submission: { form, fields },
    deskPath: `/messages/${reference}`,
  });
  if (email === null) return [staff];
  // Contains no free text but the name, so that spammers cannot mail their text to strangers through us.
  const visitor = writer.write({
    mail: form,
    to: { email },
    language,
    values: { reference, name },
    links: { standing: siteUrl + page },
    ...(form === "blueprint" && {
      buttonUrl: siteUrl + (structure ? blueprintPath(String(structure), language) : page),
    }),
    ...(form === "group-packet" && { attachment: documentPath(form, language) }),
  });
  return [visitor, staff];
}

/**
 * Idempotency keys of a submitted form; files count by their digests. Equal words within a day are one message: after
 * Back, or when the answer was lost on the way, a visitor sends it again.
 */
async function keysOf(form: Form, sent: Sent<Form>, now: Date): Promise<SubmissionKeys> {
  const content: unknown[] = [form.name];
  for (const [name, value] of Object.entries(sent.input)) {
    content.push([name, isFiles(value) ? await Array.fromAsync(value, fileDigest) : value]);
  }
  return submissionKeys(content, dayMs, now);
}

/** Read in parts: forms may bring 50 MB each. */
async function fileDigest(file: File): Promise<string> {
  const digest = createHash("sha256");
  for await (const part of file.stream()) digest.update(part);
  return digest.digest("hex");
}

async function pictureFault(input: FormInput<Form>) {
  for (const [field, value] of Object.entries(input)) {
    for (const file of isFiles(value) ? value : []) {
      const fault = await judgeHead(file);
      if (fault !== null) return { [field]: fault };
    }
  }
  return null;
}

/** The values to store; of a file field, the number of files. */
function plainFields(input: FormInput<Form>): KeptFields {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(input)) {
    if (!isFiles(value)) fields[name] = value;
    else if (value.length > 0) fields[name] = value.length;
  }
  return fields;
}

/** The sender's e-mail address in lower case; null: none. */
function emailOf(input: FormInput<Form>): string | null {
  const email = input["email"];
  return typeof email === "string" && email !== "" ? email.toLowerCase() : null;
}

function filesOf(input: FormInput<Form>): readonly File[] {
  return Object.values(input).flatMap((value) => (isFiles(value) ? value : []));
}

function isFiles(value: FormInput<Form>[string]): value is readonly File[] {
  return Array.isArray(value);
}
