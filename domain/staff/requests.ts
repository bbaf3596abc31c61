import type { KeptSubmission } from "#domain/submissions/records.ts";
import {
  answerDue,
  wantsAnswer,
  type ClosingReason,
  type Stage,
} from "#domain/submissions/stages.ts";
import { signedBy, type Acting } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/**
 * Staff say how far they are with what a visitor sent; its visitor can look it up. What was set aside as possible spam
 * and is answered comes from a person: it stays aside no longer, and the letters that were held, which
 * say that it came, are not sent after its answer.
 *
 * @param because why it is closed; null for any other stage
 */
export function setStage(
  acting: Acting,
  { id, form, reference, state }: KeptSubmission,
  stage: Stage,
  because: ClosingReason | null,
): Promise<void> {
  const now = acting.clock.now();
  const isCleared = state === "suspected" && stage === "answered";
  return acting.storage.transaction(async (stores) => {
    await stores.submissions.setStage(id, stage, now, because);
    const about: Readonly<Record<string, string>> = acting.by === null ? {} : { reference };
    if (isCleared) {
      await stores.submissions.clear(id);
      await stores.outbox.dropHeld(id);
      await stores.audit.append(now, "cleared", signedBy(acting, { letters: 0, ...about }));
    }
    const done = { form, stage, ...(because !== null && { because }), ...about };
    await stores.audit.append(now, "stage", signedBy(acting, done));
  });
}

/** When the answer was due, where one is still to come; null: none is. */
export function dueOf(one: KeptSubmission, hours: number): Date | null {
  const isWaiting = one.stage !== null && one.answeredAt === null && one.state === "received";
  return isWaiting && wantsAnswer(one.form) ? answerDue(one.receivedAt, hours) : null;
}

/**
 * What was set aside as possible spam is genuine: its letters go out.
 *
 * @param of a message, or the address of somebody who asked for the newsletter
 * @returns how many letters
 */
export function acceptSuspected(
  acting: Acting,
  of: KeptSubmission | { readonly email: string },
): Promise<number> {
  const now = acting.clock.now();
  return acting.storage.transaction(async (stores) => {
    const one = "id" in of ? of : null;
    const freed = await stores.outbox.unhold(
      now,
      one ? { submissionId: one.id } : { email: of.email ?? "" },
    );
    if (one?.state === "suspected") await stores.submissions.clear(one.id);
    if (freed > 0) await stores.audit.append(now, "cleared", signedBy(acting, { letters: freed }));
    return freed;
  });
}

/**
 * Letters that were given up are tried again.
 *
 * @param one only those of this message
 * @returns how many
 */
export function reviveLetters(acting: Acting, one: KeptSubmission | null): Promise<number> {
  const now = acting.clock.now();
  return acting.storage.transaction(async (stores) => {
    const letters = await stores.outbox.revive(now, one?.id ?? null);
    if (letters > 0) await stores.audit.append(now, "revived", signedBy(acting, { letters }));
    return letters;
  });
}

/** In characters; a line's end is one. */
export const longestNote = 2000;

/**
 * Keeps what staff note beside a message, for themselves; empty takes it away.
 *
 * @throws Refusal when it is longer than a note may be
 */
export async function setNote(acting: Acting, one: KeptSubmission, typed: string): Promise<void> {
  const note = typed.replaceAll("\r\n", "\n").trim();
  if (note.length > longestNote)
    throw new Refusal("note_too_long", `a note may have ${longestNote} characters`);
  const now = acting.clock.now();
  await acting.storage.transaction(async (stores) => {
    await stores.submissions.setStaffNote(one.id, note);
    await stores.audit.append(now, "note", signedBy(acting, { reference: one.reference }));
  });
}
