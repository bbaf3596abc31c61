import { createInterface } from "node:readline/promises";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { perform, type Done } from "#domain/staff/deed.ts";
import { feeDeeds } from "#domain/staff/fee-deeds.ts";
import { personDeeds } from "#domain/staff/house-deeds.ts";
import { messageDeeds } from "#domain/staff/message-deeds.ts";
import { planErasing } from "#domain/staff/person.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { requireTarget } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say, type Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

const sure = { sure: true } as const;

type Plan = { readonly question: string; erase(): Promise<Done> };

/** `delete`: a person everywhere, named by address or by something of theirs; or one message. */
export async function erase(acting: GivingActing, options: Options, terminal: Terminal) {
  const { question, erase: eraseNow } = await planOf(acting, options);
  if (!(await isConfirmed(options, terminal, question))) {
    return say(terminal.err, "nothing was erased");
  }
  const { record } = await eraseNow();
  const counts = Object.entries(record?.[1] ?? {})
    .filter(([, rows]) => typeof rows === "number")
    .map(([what, rows]) => counted(Number(rows), what.replace(/s$/, "")));
  say(terminal.out, `erased: ${counts.join(", ")}`);
}

async function planOf(acting: GivingActing, { target, isOnly }: Options): Promise<Plan> {
  if (target?.includes("@")) {
    if (isOnly) throw new UsageError("--only needs a reference, not an address");
    return planPerson(acting, target.toLowerCase(), "");
  }
  const { kind, on } = await requireTarget(acting.storage, target);
  if (kind === "fee") {
    return {
      question: `Erase ${on.name || "nobody"} from ${on.number} for good?`,
      erase: () => perform(acting, feeDeeds.erase_payer, on, sure),
    };
  }
  const isMessage = kind === "message";
  if (isMessage && (isOnly || on.email === null)) return planMessage(acting, on);
  return planPerson(acting, on.email ?? "", isMessage ? on.reference : "");
}

function planMessage(acting: GivingActing, one: KeptSubmission): Plan {
  const from = one.email ?? one.fields["phone"] ?? one.fields["name"] ?? "nobody named";
  const withIt = one.pictureCount > 0 ? `, with ${counted(one.pictureCount, "picture")}` : "";
  const what = `${one.form} of ${guatemalaDay(one.receivedAt)} from ${from}${withIt}`;
  return {
    question: `Erase ${one.reference} (${what}) for good?`,
    erase: () => perform(acting, messageDeeds.erase_message, one, sure),
  };
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

/** @param reference of the message that the person was named by */
async function planPerson(acting: GivingActing, email: string, reference: string): Promise<Plan> {
  const kept = await planErasing(acting.storage, email);
  const { submissions = 0 } = kept;
  const parts = Object.entries(kept).flatMap(([heading, rows]) => {
    const one = phrases[heading];
    return rows === 0 || !one ? [] : [one(rows)];
  });
  const orAlone = reference && submissions > 1 ? `${reference} alone is erased with --only. ` : "";
  return {
    question: `${orAlone}Erase ${parts.join(" and ")} of ${email} for good?`,
    erase: () => perform(acting, personDeeds.erase_person, email, sure),
  };
}

/** Asks a person, unless --yes was typed. */
async function isConfirmed(
  { isSure }: Options,
  { input, err }: Terminal,
  question: string,
): Promise<boolean> {
  if (isSure) return true;
  if (!input.isTTY) throw new UsageError("nobody is there to ask; add --yes");
  const asking = createInterface({ input, output: err });
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^(?:y|yes|s|sí|si)$/i.test(answer.trim());
}
