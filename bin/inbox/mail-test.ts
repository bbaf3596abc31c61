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

function testMail(email: string, siteUrl: string): Mail & { createdAt: Date } {
  const host = new URL(siteUrl).hostname;
  const english = `This e-mail was sent by hand to test the mail of ${siteUrl}. It arrived.`;
  const spanish = `Este correo se envió a mano para probar el correo de ${siteUrl}. Llegó.`;
  return {
    messageId: `<test-${randomUUID()}@${host}>`,
    name: "mail-test",
    to: { email },
    replyTo: null,
    language: "en",
    subject: `Test e-mail · Correo de prueba (${host})`,
    text: `${english}\n\n${spanish}\n`,
    html: `<p>${english}</p>\n<p>${spanish}</p>`,
    unsubscribeUrl: null,
    attachment: null,
    createdAt: new Date(),
  };
}

/** Sends one e-mail at once, without the outbox. @returns why it failed, or null */
export async function sendTestMail(config: Config, to: string): Promise<string | null> {
  const { from } = mailAddresses(config, loadedContent().content);
  const { smtpUrl, siteUrl } = config;
  if (smtpUrl === null) return "SMTP_URL is not set, so the site's e-mails wait";
  if (from === null) return "MAIL_FROM is not set, so the site's e-mails wait";
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

/** The command `mail-test ADDRESS`. @returns false when the mail server did not accept the e-mail */
export async function mailTest(config: Config, { target: to }: Options, terminal: Terminal) {
  if (to === null || !isEmail(to)) {
    throw new UsageError("to which address? npm run inbox -- mail-test ana@example.org");
  }
  const why = await sendTestMail(config, to);
  if (why !== null) {
    fail(terminal, "inbox", `no e-mail was sent: ${why}`);
    return false;
  }
  say(
    terminal.out,
    `the mail server has accepted the e-mail to ${to}. Look into that mailbox and its spam folder; the desk checks its source for SPF, DKIM and DMARC`,
  );
  return true;
}
