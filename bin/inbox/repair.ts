import { type Acting, perform } from "#domain/staff/deed.ts";
import { eraseAlone } from "#domain/staff/entry-deeds.ts";
import { personDeeds } from "#domain/staff/house-deeds.ts";
import { mailDeeds, messageDeeds } from "#domain/staff/message-deeds.ts";
import { planErasing } from "#domain/staff/records.ts";
import { requireTarget } from "./read.ts";
import type { Options } from "../inbox.ts";
import { counted, say, type Terminal, UsageError } from "./terminal.ts";

const sure = { sure: true } as const;

/** `delete`: a person everywhere, named by address or by something of theirs; or one message. */
export async function erase(acting: Acting, options: Options, { out }: Terminal) {
  const { goes, erase: eraseNow } = await planOf(acting, options);
  if (!options.yes) throw new UsageError(`${goes} would go for good; add --yes`);
  const { record } = await eraseNow();
  say(out, `erased: ${countsOf(record?.[1] ?? {})}`);
}

async function planOf(acting: Acting, { target, only }: Options) {
  if (target?.includes("@")) {
    if (only) throw new UsageError("--only needs a reference, not an address");
    return planPerson(acting, target.toLowerCase());
  }
  const { kind, on } = await requireTarget(acting.storage, target);
  if (on.email && !(kind === "message" && only)) return planPerson(acting, on.email);
  if (kind === "message") {
    const goes = `${on.reference} with ${counted(on.pictureCount, "picture")}`;
    return { goes, erase: () => perform(acting, messageDeeds.erase_message, on, sure) };
  }
  const goes = `${on.name || "nobody"} from ${kind === "fee" ? on.number : on.reference}`;
  return { goes, erase: () => perform(acting, eraseAlone, on, sure) };
}

async function planPerson(acting: Acting, email: string) {
  const goes = `${countsOf(await planErasing(acting, email))} of ${email}`;
  return { goes, erase: () => perform(acting, personDeeds.erase_person, email, sure) };
}

/** `2 submissions, 1 gift`; of a gift its person goes, and its books stay. */
const countsOf = (kept: Readonly<Record<string, unknown>>) =>
  Object.entries(kept)
    .filter(([, rows]) => typeof rows === "number" && rows > 0)
    .map(([what, rows]) => counted(Number(rows), what.replace(/s$/, "")))
    .join(", ");

/** `retry`: e-mails given up after three days are tried for three more. */
export async function retry(acting: Acting, { target }: Options, { out }: Terminal) {
  const found = target === null ? null : await requireTarget(acting.storage, target);
  if (found && found.kind !== "message") throw new UsageError(`${target} is no message`);
  const { record } = found
    ? await perform(acting, messageDeeds.send_again, found.on, {})
    : await perform(acting, mailDeeds.send_all_again, true, {});
  say(out, `${counted(Number(record?.[1]["mails"] ?? 0), "e-mail")} to be sent again`);
}
