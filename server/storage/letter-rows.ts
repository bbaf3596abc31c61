import type { ExpressionBuilder, Selectable } from "kysely";
import type { Letter, LetterState, QueuedLetter } from "#domain/mail/letter.ts";
import type { Language } from "#domain/language/language.ts";
import type { Tables } from "./tables.ts";

/** A letter as columns, but for those of its way through the outbox. */
export function toColumns(letter: Letter) {
  return {
    message_id: letter.messageId,
    name: letter.name,
    to_email: letter.to === "staff" ? null : letter.to.email,
    reply_to: letter.replyTo,
    language: letter.language,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    unsubscribe_url: letter.unsubscribeUrl,
    enclosure: letter.attachment,
  };
}

/** The letter of a row, as it was written. */
export function toLetter(row: Selectable<Tables["letter"]>): QueuedLetter {
  return {
    id: row.id,
    messageId: row.message_id,
    name: row.name,
    to: row.to_email === null ? "staff" : { email: row.to_email },
    replyTo: row.reply_to,
    language: row.language as Language,
    subject: row.subject,
    text: row.text,
    html: row.html,
    unsubscribeUrl: row.unsubscribe_url,
    attachment: row.enclosure,
    state: row.state as LetterState,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    dueAt: new Date(row.due_at),
    deadAfter: row.dead_after === null ? null : new Date(row.dead_after),
    lastError: row.last_error,
    submissionId: row.submission_id,
  };
}

/**
 * Letters to or about a person: to the address, from it, and those that hang on a message or gift
 * of it.
 */
export function isLetterOf(eb: ExpressionBuilder<Tables, "letter">, email: string) {
  const messages = eb.selectFrom("submission").select("submission.id");
  const gifts = eb.selectFrom("gift").select("gift.row_id");
  return eb.or([
    eb(eb.fn<string>("lower", ["to_email"]), "=", email),
    eb("reply_to", "=", email),
    eb("submission_id", "in", messages.where("submission.email", "=", email)),
    eb("gift_row", "in", gifts.where("gift.email", "=", email)),
  ]);
}
