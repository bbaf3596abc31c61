import { randomUUID } from "node:crypto";
import type { Letter } from "#domain/mail/letter.ts";
import type { Config } from "#server/config.ts";
import { mailAddresses } from "#server/mail/mail-addresses.ts";
import { createSmtpSender, isMailboxRefused } from "#server/mail/smtp.ts";
import { loadedContent } from "#reader/load.ts";
import type { Options } from "./options.ts";
import { fail } from "./tell-fault.ts";
import { say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

const mailbox = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$/;

/** The letter that is sent: to an operator, by an operator. */
function testLetter(email: string, siteUrl: string): Letter & { createdAt: Date } {
  const host = new URL(siteUrl).hostname;
  const english = `This letter was sent by hand to see whether the mail of ${siteUrl} arrives. It does.`;
  const spanish = `Esta carta se envió a mano para ver si llega el correo de ${siteUrl}. Llega.`;
  return {
    messageId: `<test-${randomUUID()}@${host}>`,
    name: "mail-test",
    to: { email },
    replyTo: null,
    language: "en",
    subject: `Test letter · Carta de prueba (${host})`,
    text: `${english}\n\n${spanish}\n`,
    html: `<p>${english}</p>\n<p>${spanish}</p>`,
    unsubscribeUrl: null,
    attachment: null,
    createdAt: new Date(),
  };
}

/** What a failure of nodemailer means for whoever set the mail server. */
function inWords(error: unknown, server: string, to: string): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (isMailboxRefused(error)) return `${server} takes no letters for ${to}`;
  if (code === "EAUTH") return `${server} refuses the name or password in SMTP_URL`;
  if (code === "EDNS") return `no mail server has the name in SMTP_URL, ${server}`;
  if (code === "ETLS") return `${server} and this machine cannot agree on encryption`;
  if (code === "ETIMEDOUT")
    return `${server} does not answer; is the port in SMTP_URL right, and open?`;
  if (["ECONNECTION", "ESOCKET", "ECONNREFUSED"].includes(code)) {
    return `${server} cannot be reached; are name and port in SMTP_URL right?`;
  }
  return `${server} did not take the letter`;
}

/**
 * `mail-test ADDRESS`: sends one letter now, past the outbox, and says what happened.
 * @returns whether the mail server took it
 */
export async function mailTest(
  config: Config,
  { target: to }: Options,
  terminal: Pick<Terminal, "out" | "err">,
): Promise<boolean> {
  if (to === null || !mailbox.test(to)) {
    throw new UsageError("to which address? npm run inbox -- mail-test ana@example.org");
  }
  const { from } = mailAddresses(config, loadedContent().content);
  const missing = config.smtpUrl === null ? "SMTP_URL" : from === null ? "MAIL_FROM" : null;
  if (config.smtpUrl === null || from === null) {
    fail(
      terminal,
      "inbox",
      `no letter was sent: ${missing} is not set, so the site's letters wait`,
    );
    return false;
  }
  const server = new URL(config.smtpUrl).host;
  say(terminal.out, `sending from ${from} by ${server} …`);
  const sender = createSmtpSender({ url: config.smtpUrl, from });
  try {
    await sender.send(testLetter(to, config.siteUrl), []);
  } catch (error) {
    const own = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : String(error);
    fail(terminal, "inbox", `no letter was sent: ${inWords(error, server, to)} (${own})`);
    return false;
  } finally {
    sender.close();
  }
  say(
    terminal.out,
    `${server} has taken the letter to ${to}. Look into that mailbox, and among its spam: if it lies there, ask whoever runs the mail server for SPF and DKIM of the sender's domain`,
  );
  return true;
}
