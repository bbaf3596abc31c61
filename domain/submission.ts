import { sha256 } from "./digest.ts";
import type { Form, FormInput } from "./forms/form.ts";
import type { FormName } from "./forms/all-forms.ts";
import type { MessageKey } from "./forms/message-key.ts";
import type { Sent } from "./forms/read-form.ts";
import { StorageUnavailable } from "./ports.ts";
import type {
  Clock,
  Language,
  Letter,
  LetterWriter,
  NewSubmission,
  Picture,
  PictureCleaner,
  Storage,
  Stores,
} from "./ports.ts";
import { newReference } from "./reference.ts";
import { countSender, suspectControl } from "./spam.ts";

/** What accepting a message needs of the world. */
export type SubmissionServices = {
  readonly storage: Storage;
  readonly letters: LetterWriter;
  readonly pictures: PictureCleaner;
  readonly clock: Clock;
  /** Called after a letter was queued, so that it leaves at once. */
  wakeOutbox(): void;
};

export type SubmissionMeta = {
  /** Of the page that was filled in; the answer is written in it. */
  readonly language: Language;
  readonly clientAddress: string;
};

/** Kept on disk with its letters; or nothing kept, and what the visitor can do about it. */
export type Acceptance =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly errors: Readonly<Record<string, MessageKey>> };

/** Any form but the newsletter's, which has `requestNewsletter`. */
export type SubmissionForm = Form<Exclude<FormName, "newsletter">>;

// Without an attempt id (no script), the same content twice within this time is a double press.
const doublePressMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;
// Spam is of no use to anybody, and a person mistaken for it writes again within this time.
const keepSuspectedDays = 60;
const pausesMs = [250, 1000] as const;

/**
 * Keeps what a visitor sent, with the letters to the visitor and to staff, in one transaction. The
 * same attempt sent again gives the same reference and changes nothing.
 *
 * @throws StorageUnavailable when nothing could be kept
 */
export async function acceptSubmission<F extends SubmissionForm>(
  services: SubmissionServices,
  form: F,
  sent: Sent<F>,
  meta: SubmissionMeta,
): Promise<Acceptance> {
  const attemptKey = await attemptKeyOf(form, sent, services.clock.now());
  const pictures = await cleanPictures(services.pictures, sent.input);
  if (!pictures.ok) return { ok: false, errors: { [pictures.field]: "file_not_picture" } };
  const email = emailOf(sent.input);
  return retryWhenLost(async () => {
    const { storage } = services;
    const now = services.clock.now();
    const suspicions = await suspectControl(storage, sent.control, now);
    const draft = {
      form: form.name,
      language: meta.language,
      email,
      fields: plainFields(sent.input),
      receivedAt: now,
      attemptKey,
      pictures: pictures.kept,
      suspicions,
    };
    const accepted = await keepUnderNewReference(
      services,
      draft,
      form.keepDays,
      meta.clientAddress,
    );
    services.wakeOutbox();
    return accepted;
  });
}

type Draft = Omit<NewSubmission, "reference" | "state" | "eraseAfter">;

async function keepUnderNewReference(
  services: SubmissionServices,
  draft: Draft,
  keepDays: number,
  clientAddress: string,
): Promise<Acceptance> {
  for (;;) {
    const reference = newReference();
    const letters = lettersFor(services.letters, draft, reference);
    const kept = await services.storage.transaction((stores) =>
      keep(stores, draft, reference, keepDays, clientAddress, letters),
    );
    if (kept !== "reference_taken") return kept;
  }
}

async function keep(
  stores: Stores,
  draft: Draft,
  reference: string,
  keepDays: number,
  clientAddress: string,
  letters: readonly Letter[],
): Promise<Acceptance | "reference_taken"> {
  const { limits } = stores;
  const counted = await countSender(limits, clientAddress, draft.email, draft.receivedAt);
  if (counted === "flood") return { ok: false, errors: { form: "too_many" } };
  const suspicions = [...draft.suspicions, ...counted];
  const isSuspected = suspicions.length > 0;
  const days = isSuspected ? Math.min(keepSuspectedDays, keepDays) : keepDays;
  const added = await stores.submissions.add({
    ...draft,
    reference,
    suspicions,
    state: isSuspected ? "suspected" : "received",
    eraseAfter: new Date(draft.receivedAt.getTime() + days * dayMs),
  });
  if ("takenBy" in added) {
    if (added.takenBy === "reference") return "reference_taken";
    const other = await stores.submissions.findReferenceByAttempt(draft.attemptKey);
    return other === null ? "reference_taken" : { ok: true, reference: other };
  }
  await stores.outbox.add(letters, {
    now: draft.receivedAt,
    state: isSuspected ? "held" : "waiting",
    submissionId: added.id,
  });
  return { ok: true, reference };
}

function lettersFor(writer: LetterWriter, draft: Draft, reference: string): Letter[] {
  const { email, language, form } = draft;
  const name = typeof draft.fields["name"] === "string" ? draft.fields["name"] : "";
  const staff = writer.write({
    letter: "staff-submission",
    to: "staff",
    language,
    values: { reference, form, name: name || email || reference },
    ...(email === null ? {} : { replyTo: email }),
    submission: { form, fields: draft.fields, pictureCount: draft.pictures.length },
  });
  if (email === null) return [staff];
  // Nothing that was typed freely, but the name: a stranger could otherwise have us carry his
  // words to somebody else's mailbox.
  const visitor = writer.write({
    letter: form,
    to: { email },
    language,
    values: { reference, name },
  });
  return [visitor, staff];
}

/** What makes a message the same as one sent before. */
async function attemptKeyOf(form: Form, sent: Sent<Form>, now: Date): Promise<string> {
  const window = Math.floor(now.getTime() / doublePressMs);
  const content: unknown[] = [];
  for (const [name, value] of Object.entries(sent.input)) {
    content.push([name, isFiles(value) ? await Promise.all(value.map(fileDigest)) : value]);
  }
  return JSON.stringify([form.name, sent.control.attempt ?? window, content]);
}

async function fileDigest(file: File): Promise<string> {
  return sha256(new Uint8Array(await file.arrayBuffer()));
}

async function cleanPictures(
  cleaner: PictureCleaner,
  input: FormInput<Form>,
): Promise<{ ok: true; kept: Picture[] } | { ok: false; field: string }> {
  const kept: Picture[] = [];
  for (const [field, value] of Object.entries(input)) {
    if (!isFiles(value)) continue;
    for (const file of value) {
      // One after the other: five large pictures at once would need five times the memory.
      const picture = await cleaner.clean(file);
      if (picture === null) return { ok: false, field };
      kept.push(picture);
    }
  }
  return { ok: true, kept };
}

function plainFields(input: FormInput<Form>): NewSubmission["fields"] {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(input)) if (!isFiles(value)) fields[name] = value;
  return fields;
}

function emailOf(input: FormInput<Form>): string | null {
  const email = input["email"];
  return typeof email === "string" && email !== "" ? email.toLowerCase() : null;
}

function isFiles(value: FormInput<Form>[string]): value is readonly File[] {
  return Array.isArray(value);
}

/**
 * Tries again when the connection was lost, even in the middle of a commit: the attempt key makes
 * a second try harmless.
 */
async function retryWhenLost<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || error.reason !== "unreachable") throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return work();
}
