import { createInterface } from "node:readline/promises";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import {
  eraseFromFee,
  eraseMessage,
  erasePerson,
  planErasing,
  type Erased,
} from "#domain/staff/erase.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { atTerminal } from "./at-terminal.ts";
import { requireTarget } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `delete`: a person everywhere, named by address or by one of their messages; or one message. */
export async function erase(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const { target } = options;
  if (!target?.includes("@")) {
    const { message, fee, gift } = await requireTarget(storage, target);
    const { email = null } = message ?? gift ?? {};
    const erased = fee
      ? await eraseFee(storage, fee, options, terminal)
      : message && (options.isOnly || email === null)
        ? await eraseOne(storage, message, options, terminal)
        : await eraseAll(storage, email ?? "", options, terminal, message?.reference);
    return sayErased(erased, terminal);
  }
  if (options.isOnly) throw new UsageError("--only needs a reference, not an address");
  sayErased(await eraseAll(storage, target.toLowerCase(), options, terminal), terminal);
}

function sayErased(erased: Erased | null, terminal: Terminal): void {
  if (erased === null) {
    say(terminal.err, "nothing was erased");
    return;
  }
  const counts = Object.entries(erased).map(([what, rows]) =>
    counted(rows, what.replace(/s$/, "")),
  );
  say(terminal.out, `erased: ${counts.join(", ")}`);
}

/** Who paid one program fee and left no address. */
async function eraseFee(
  storage: Storage,
  fee: ProgramFee,
  options: Options,
  terminal: Terminal,
): Promise<Erased | null> {
  const question = `Erase ${fee.name || "nobody"} from ${fee.number} for good?`;
  if (!(await isConfirmed(options, terminal, question))) return null;
  return eraseFromFee(atTerminal(storage), fee);
}

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
  return eraseMessage(atTerminal(storage), one);
}

/** Headings of what is kept, as a question names them. The books of a gift stay, without the person. */
const phrases: Readonly<Record<string, (rows: number) => string>> = {
  submissions: (rows) => counted(rows, "message"),
  subscribers: () => "the newsletter",
  "newsletter copies": (rows) => `${counted(rows, "newsletter")} sent`,
  gifts: (rows) => `the person behind ${counted(rows, "gift")}`,
  dedications: (rows) => `the dedication of ${counted(rows, "gift")}`,
  new_emails: (rows) => `a new address asked for ${counted(rows, "gift")}`,
  fees: (rows) => `the person behind ${counted(rows, "program fee")}`,
  letters: (rows) => counted(rows, "letter"),
};

async function eraseAll(
  storage: Storage,
  email: string,
  options: Options,
  terminal: Terminal,
  /** Of the message that the person was named by. */
  reference?: string,
): Promise<Erased | null> {
  const kept = await planErasing(storage, email);
  const { submissions = 0 } = kept;
  const parts = Object.entries(kept).flatMap(([heading, rows]) => {
    const one = phrases[heading];
    return rows === 0 || !one ? [] : [one(rows)];
  });
  const what = parts.join(" and ");
  const orAlone = reference && submissions > 1 ? `${reference} alone is erased with --only. ` : "";
  const question = `${orAlone}Erase ${what} of ${email} for good?`;
  if (!(await isConfirmed(options, terminal, question))) return null;
  return erasePerson(atTerminal(storage), email);
}

/** Asks a person, unless --yes was typed. */
async function isConfirmed(
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
