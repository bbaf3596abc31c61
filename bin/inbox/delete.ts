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
  say(terminal.out, `erased: ${countsOf(record?.[1] ?? {})}`);
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

/** @param reference of the message that the person was named by */
async function planPerson(acting: GivingActing, email: string, reference: string): Promise<Plan> {
  const kept = await planErasing(acting.storage, email);
  const { submissions = 0 } = kept;
  const orAlone = reference && submissions > 1 ? `${reference} alone is erased with --only. ` : "";
  return {
    question: `${orAlone}Erase ${countsOf(kept)} of ${email} for good?`,
    erase: () => perform(acting, personDeeds.erase_person, email, sure),
  };
}

/** `2 submissions, 1 gift`; of a gift its person goes, and its books stay. */
const countsOf = (kept: Readonly<Record<string, unknown>>) =>
  Object.entries(kept)
    .filter(([, rows]) => typeof rows === "number" && rows > 0)
    .map(([what, rows]) => counted(Number(rows), what.replace(/s$/, "")))
    .join(", ");

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
