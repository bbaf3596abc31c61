import { createInterface } from "node:readline/promises";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `delete`: a person everywhere, named by address or by one of their messages; or one message. */
export async function erase(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const { target } = options;
  const isAddress = target?.includes("@") === true;
  const one = isAddress ? null : await requireSubmission(storage, target);
  const email = isAddress ? target.toLowerCase() : (one?.email ?? null);
  if (isAddress && options.isOnly) throw new UsageError("--only needs a reference, not an address");

  const erased =
    one !== null && (options.isOnly || email === null)
      ? await eraseOne(storage, one, options, terminal)
      : await erasePerson(storage, email ?? "", options, terminal, one?.reference);
  if (erased === null) {
    say(terminal.err, "nothing was erased");
    return;
  }
  const counts = Object.entries(erased).map(([what, rows]) =>
    counted(rows, what.replace(/s$/, "")),
  );
  say(terminal.out, `erased: ${counts.join(", ")}`);
}

type Erased = Readonly<Record<string, number>>;

async function eraseOne(
  storage: Storage,
  one: KeptSubmission,
  options: Options,
  terminal: Terminal,
): Promise<Erased | null> {
  const from = one.email ?? one.fields["phone"] ?? one.fields["name"] ?? "nobody named";
  const withIt = one.pictureCount > 0 ? `, with ${counted(one.pictureCount, "picture")}` : "";
  const what = `${one.form} of ${guatemalaDay(one.receivedAt)} from ${from}${withIt}`;
  const question = `Erase ${one.reference} (${what}) for good?`;
  if (!(await isConfirmed(options, terminal, question))) return null;
  const erased = { submissions: 1 };
  await storage.transaction(async (stores) => {
    await stores.submissions.erase(one.id);
    await stores.audit.append(new Date(), "erased", erased);
  });
  await storage.scrub();
  return erased;
}

async function erasePerson(
  storage: Storage,
  email: string,
  options: Options,
  terminal: Terminal,
  /** Of the message that the person was named by. */
  reference?: string,
): Promise<Erased | null> {
  const messages = await storage.submissions.count({ email });
  const reader = await storage.subscribers.findByEmail(email);
  const gifts = await storage.gifts.count({ email });
  const dedications = (await storage.gifts.dedicatedTo(email)).length;
  const letters = (await storage.outbox.listOfPerson(email)).length;
  if (messages + gifts + dedications + letters === 0 && reader === null)
    throw new UsageError(`there is nothing of ${email}`);
  await refuseWhileRecurring(storage, email);
  const parts = [
    ...(messages > 0 ? [counted(messages, "message")] : []),
    ...(reader ? ["the newsletter"] : []),
  ];
  // The books of a gift stay, without the person.
  if (gifts > 0) parts.push(`the person behind ${counted(gifts, "gift")}`);
  if (dedications > 0) parts.push(`the dedication of ${counted(dedications, "gift")}`);
  if (letters > 0) parts.push(counted(letters, "letter"));
  const what = parts.join(" and ");
  const orAlone = reference && messages > 1 ? `${reference} alone is erased with --only. ` : "";
  const question = `${orAlone}Erase ${what} of ${email} for good?`;
  if (!(await isConfirmed(options, terminal, question))) return null;
  const erased = await storage.transaction(async (stores) => {
    const counts = await stores.erasePerson(email);
    await stores.audit.append(new Date(), "erased", counts);
    return counts;
  });
  await storage.scrub();
  return erased;
}

/** The card would go on being charged, and nobody could be written to about it. */
async function refuseWhileRecurring(storage: Storage, email: string): Promise<void> {
  for await (const { recurring, rhythm, reference } of storage.gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") {
      throw new UsageError(`${email} has a ${rhythm} gift, ${reference}: stop it first`);
    }
  }
}

/** Asks a person, unless --yes was typed. */
export async function isConfirmed(
  options: Pick<Options, "isSure">,
  { input, err }: Terminal,
  question: string,
): Promise<boolean> {
  if (options.isSure) return true;
  if (!input.isTTY) throw new UsageError("nobody is there to ask; add --yes");
  const asking = createInterface({ input, output: err });
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^(?:y|yes|s|sí|si)$/i.test(answer.trim());
}
