import { acceptSuspected, reviveLetters } from "#domain/staff/requests.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { atTerminal } from "./at-terminal.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `retry`: letters given up after three days are tried for three more. */
export async function retry(storage: Storage, options: Options, { out }: Terminal): Promise<void> {
  const one = options.target === null ? null : await requireSubmission(storage, options.target);
  const revived = await reviveLetters(atTerminal(storage), one);
  say(
    out,
    revived === 0
      ? "no letter had been given up"
      : `${counted(revived, "letter")} to be sent again`,
  );
}

/** `accept`: a message, or a wish for the newsletter, that was set aside is genuine. */
export async function accept(storage: Storage, options: Options, { out }: Terminal): Promise<void> {
  const { target } = options;
  const of = target?.includes("@")
    ? { email: target.toLowerCase() }
    : await requireSubmission(storage, target);
  const letters = await acceptSuspected(atTerminal(storage), of);
  say(
    out,
    letters === 0
      ? "nothing of it was set aside"
      : `accepted; ${counted(letters, "letter")} will be sent`,
  );
}
