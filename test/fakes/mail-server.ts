import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Refusal = (Error & { responseCode?: number }) | null;

/** A real SMTP server that can be told to fail. */
export async function startMailServer() {
  const delivered: ReturnType<typeof toDelivered>[] = [];
  let refusal: Refusal = null;
  let hold: { asked(): void; readonly answered: Promise<void> } | null = null;
  let recipientRefusal: Refusal = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(recipientRefusal),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const held = hold;
        hold = null;
        held?.asked();
        await held?.answered;
        if (refusal) return done(refusal);
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        delivered.push(toDelivered(Buffer.concat(parts).toString(), to));
        return done();
      });
    },
  });
  server.on("error", () => {
    // A connection that a sender cut.
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: delivered as readonly (typeof delivered)[number][],
    refuse: (error: Refusal) => void (refusal = error),
    refuseRecipients: (error: Refusal) => void (recipientRefusal = error),
    holdNext() {
      const asked = Promise.withResolvers<void>();
      const answered = Promise.withResolvers<void>();
      hold = { asked: asked.resolve, answered: answered.promise };
      return { asked: asked.promise, answer: answered.resolve };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** An e-mail as the server saw it; header lines are unfolded. */
function toDelivered(raw: string, to: readonly string[]) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const headers = head.split("\r\n");
  const id = headers.find((line) => line.startsWith("Message-ID: ")) ?? "";
  return { to, headers, messageId: id.slice("Message-ID: ".length), raw };
}
