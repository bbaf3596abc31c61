import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { answerMail, type Mail, type QueuedMail } from "#domain/mail/mail.ts";
import type { ReadDocument } from "../documents/requested-document.ts";

type DatedMail = Mail & Pick<QueuedMail, "createdAt">;

/** Hands e-mails to a mail server. */
export type Sender = {
  /**
   * Resolves when the server has taken the e-mail.
   * @param staff where e-mails to staff go, as the operator wrote it: `Name <name@host>`
   */
  send(mail: DatedMail, staff: readonly string[]): Promise<void>;
  close(): void;
};

export type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://`. */
  readonly url: string;
  /** `Name <name@host>` */
  readonly from: string;
  /** Draws what is enclosed; without it an e-mail that encloses a document fails, and is tried again. */
  readonly readDocument?: ReadDocument | undefined;
  /** Shortened in tests. */
  readonly waitMs?: number;
};

// A mail server that says nothing for this long will not say anything.
const silenceMs = 20_000;
// One that drips an e-mail through byte by byte is given up after this.
const wholeMailMs = 90_000;

/** Connections to the mail server, kept open while e-mails follow each other. */
export const mailsAtOnce = 4;

/** Sends by SMTP. */
export function createSmtpSender(settings: SmtpSettings): Sender {
  const { url, from, readDocument, waitMs = silenceMs } = settings;
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
    async send(mail, staff) {
      const attachments = await attachmentsOf(mail, readDocument);
      const mine = transport;
      const sent = mine.sendMail({ ...toMail(mail, staff), attachments });
      const limitMs = Math.min(wholeMailMs, waitMs * 5);
      const late = setTimeout(limitMs, "late" as const, { ref: false });
      if ((await Promise.race([sent, late])) !== "late") return;
      sent.catch(() => {
        // Already answered for by the timer.
      });
      if (mine === transport) {
        // The only way to end a connection that is neither dead nor alive.
        mine.close();
        transport = open();
      }
      const message = `the mail server did not take the letter in ${limitMs / 1000} s`;
      throw Object.assign(new Error(message), { code: "ETIMEDOUT" });
    },
    close: () => transport.close(),
  };
}

/** A failure of the way to the server, which the next e-mail would meet too. */
export function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EAUTH", "ETLS", "ECONNREFUSED"].includes(
    String(code),
  );
}

/**
 * The server of the recipient says that there is no such mailbox: asking again would not make one, and
 * servers think ill of senders who do. Not meant are refusals by rule (X.7, RFC 3463), such as a relay
 * that does not know us: they are the operator's to mend, and the e-mail is good.
 */
export function isMailboxRefused(error: unknown): boolean {
  const { responseCode = 0, command, says } = refusalOf(error);
  if (responseCode < 500 || responseCode > 599 || /\b5\.7\.\d/.test(says)) return false;
  return command === "RCPT TO" || /\b5\.1\.\d/.test(says);
}

/**
 * The provider takes no more e-mails for now: a rate or the quota of a day (RFC 3463 X.7; 421, 450 and 452 of
 * RFC 5321; 5.4.5 of Google). It says nothing of the e-mail. Not meant are one recipient's address and mailbox
 * (4.1 and 4.2 of RFC 3463).
 */
export function isQuota(error: unknown): boolean {
  const { responseCode = 0, command, says } = refusalOf(error);
  if (command === "RCPT TO" && /\b4\.[12]\.\d/.test(says)) return false;
  return [421, 450, 452].includes(responseCode) || /\b(?:4\.7\.\d+|5\.4\.5)\b/.test(says);
}

type SmtpError = { responseCode?: number; command?: string; response?: string; message?: string };

function refusalOf(error: unknown) {
  const { response, message = "", ...refusal } = Object(error) as SmtpError;
  return { ...refusal, says: response ?? message };
}

async function attachmentsOf({ attachment }: Mail, readDocument: ReadDocument | undefined) {
  if (attachment === null) return [];
  // Its query may hold the key of a receipt.
  const [path = ""] = attachment.split("?");
  if (!readDocument) throw new Error(`nobody here can draw the attachment ${path}`);
  const content = Buffer.from(await readDocument(attachment));
  return [{ filename: path.split("/").at(-1), content, contentType: "application/pdf" }];
}

function toMail(mail: DatedMail, staff: readonly string[]) {
  const unsubscribe = mail.unsubscribeUrl && {
    // RFC 8058: mail programs offer one button, which posts here without opening a page.
    "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    messageId: mail.messageId,
    // A visitor's as an object, never as text to be taken apart: one address cannot become two.
    to: mail.to === "staff" ? [...staff] : { name: "", address: mail.to.email },
    ...(mail.replyTo === null ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    headers: {
      "Content-Language": mail.language,
      // RFC 3834: no vacation notice answers an automatic e-mail. An answer was written by a person.
      ...(mail.name !== answerMail && { "Auto-Submitted": "auto-generated" }),
      ...unsubscribe,
    },
  };
}
