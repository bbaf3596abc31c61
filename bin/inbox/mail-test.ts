import { randomUUID } from "node:crypto";
import { isEmail } from "#domain/forms/form-schema.ts";
import type { Mail } from "#domain/mail/mail.ts";
import type { Config } from "#server/config.ts";
import { mailAddresses } from "#server/mail/mail-addresses.ts";
import { createSmtpSender } from "#server/mail/smtp.ts";
import { loadedContent } from "#reader/load.ts";
import type { Options } from "../inbox.ts";
import { say, type Terminal, UsageError } from "./terminal.ts";
import { fail, whyOf } from "./tell-fault.ts";

/** The e-mail that is sent: to an operator, by an operator. */
function testMail(email: string, siteUrl: string): Mail & { createdAt: Date } {
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

/** Sends one e-mail now, past the outbox. @returns why the mail server did not take it; null: it did */
export async function sendTestMail(config: Config, to: string): Promise<string | null> {
  const { from } = mailAddresses(config, loadedContent().content);
  const { smtpUrl, siteUrl } = config;
  if (smtpUrl === null) return "SMTP_URL is not set, so the site's letters wait";
  if (from === null) return "MAIL_FROM is not set, so the site's letters wait";
  const sender = createSmtpSender({ url: smtpUrl, from });
  try {
    await sender.send(testMail(to, siteUrl), []);
    return null;
  } catch (error) {
    return `${new URL(smtpUrl).host} did not take it: ${whyOf(error).replaceAll(/\s+/g, " ")}`;
  } finally {
    sender.close();
  }
}

/** `mail-test ADDRESS`: the same, and says what happened. @returns whether the mail server took it */
export async function mailTest(config: Config, { target: to }: Options, terminal: Terminal) {
  if (to === null || !isEmail(to)) {
    throw new UsageError("to which address? npm run inbox -- mail-test ana@example.org");
  }
  const why = await sendTestMail(config, to);
  if (why !== null) {
    fail(terminal, "inbox", `no letter was sent: ${why}`);
    return false;
  }
  say(
    terminal.out,
    `the mail server has taken the letter to ${to}. Look into that mailbox, and among its spam; the desk reads its source for SPF, DKIM and DMARC`,
  );
  return true;
}
