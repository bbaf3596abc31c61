import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { pdfName } from "#domain/documents/documents.ts";
import { answerMail, type Mail, type QueuedMail } from "#domain/mail/mail.ts";
import type { ReadDocument } from "../documents/documents.ts";

type DatedMail = Mail & Pick<QueuedMail, "createdAt">;

export type Sender = ReturnType<typeof createSmtpSender>;

export type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://`. */
  readonly url: string;
  /** `Name <name@host>` */
  readonly from: string;
  /** Makes attachments; without it, an e-mail with one fails and is tried again. */
  readonly readDocument?: ReadDocument | undefined;
  /** Shortened in tests. */
  readonly waitMs?: number;
};

// Applies to connecting and to each reply.
const timeoutMs = 20_000;
// Applies to a whole e-mail: a server may accept it byte by byte.
const maxMailMs = 90_000;

export const mailsAtOnce = 4;

export function createSmtpSender(settings: SmtpSettings) {
  const { url, from, readDocument, waitMs = timeoutMs } = settings;
  const open = () =>
    createTransport(
      {
        url,
        pool: true,
        maxConnections: mailsAtOnce,
        maxMessages: 100,
        connectionTimeout: waitMs,
        greetingTimeout: waitMs,
        socketTimeout: waitMs,
        dnsTimeout: waitMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  let transport = open();
  return {
    /**
     * Resolves when the server has accepted the e-mail.
     * @param staff addresses for e-mails to staff, such as `Name <name@host>`
     */
    async send(mail: DatedMail, staff: readonly string[]): Promise<void> {
      const attachments = await attachmentsOf(mail, readDocument);
      const used = transport;
      const sent = used.sendMail({ ...toMail(mail, staff), attachments });
      const limitMs = Math.min(maxMailMs, waitMs * 5);
      const late = setTimeout(limitMs, "late" as const, { ref: false });
      if ((await Promise.race([sent, late])) !== "late") return;
      sent.catch(() => {
        // The timeout is thrown instead.
      });
      if (used === transport) {
        // The only way to end a connection that hangs.
        used.close();
        transport = open();
      }
      const message = `the mail server did not take the e-mail in ${limitMs / 1000} s`;
      throw Object.assign(new Error(message), { code: "ETIMEDOUT" });
    },
    close: () => transport.close(),
  };
}

/** True for a failure of the connection, which the next e-mail would have too. */
export function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EAUTH", "ETLS", "ECONNREFUSED"].includes(
    String(code),
  );
}

/**
 * True when the recipient's server reports that the mailbox does not exist: trying again harms our reputation as a sender.
 * False for refusals by policy (X.7, RFC 3463), such as a relay that does not accept us: the operator can fix those.
 */
export function isMailboxRefused(error: unknown): boolean {
  const { responseCode = 0, command, says } = replyOf(error);
  if (responseCode < 500 || responseCode > 599 || /\b5\.7\.\d/.test(says)) return false;
  return command === "RCPT TO" || /\b5\.1\.\d/.test(says);
}

/**
 * True when the provider accepts no more e-mails for now, by a rate limit or daily quota (RFC 3463 X.7; 421, 450 and 452
 * of RFC 5321; 5.4.5 of Google). False for temporary failures of one recipient's address or mailbox (4.1 and 4.2 of
 * RFC 3463).
 */
export function isQuota(error: unknown): boolean {
  const { responseCode = 0, command, says } = replyOf(error);
  if (command === "RCPT TO" && /\b4\.[12]\.\d/.test(says)) return false;
  return [421, 450, 452].includes(responseCode) || /\b(?:4\.7\.\d+|5\.4\.5)\b/.test(says);
}

type SmtpError = { responseCode?: number; command?: string; response?: string; message?: string };

function replyOf(error: unknown) {
  const { response, message = "", ...refusal } = Object(error) as SmtpError;
  return { ...refusal, says: response ?? message };
}

async function attachmentsOf({ attachment }: Mail, readDocument: ReadDocument | undefined) {
  if (attachment === null) return [];
  // The query may contain the key of a receipt; errors must not.
  const [path = ""] = attachment.split("?");
  if (!readDocument) throw new Error(`this sender cannot make the attachment ${path}`);
  const content = Buffer.from(await readDocument(attachment));
  return [{ filename: pdfName(path), content, contentType: "application/pdf" }];
}

function toMail(mail: DatedMail, staff: readonly string[]) {
  const unsubscribe = mail.unsubscribeUrl && {
    // RFC 8058: mail programs show a button that posts to this address without opening a page.
    "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    messageId: mail.messageId,
    // A visitor's address as an object, which nodemailer does not parse: one address cannot become two.
    to: mail.to === "staff" ? [...staff] : { name: "", address: mail.to.email },
    ...(mail.replyTo === null ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    headers: {
      "Content-Language": mail.language,
      // RFC 3834: prevents vacation notices. Answers are written by a person.
      ...(mail.name !== answerMail && { "Auto-Submitted": "auto-generated" }),
      ...unsubscribe,
    },
  };
}
