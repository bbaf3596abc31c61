import { reviveLetters } from "#domain/staff/requests.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { atTerminal } from "./at-terminal.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say, type Terminal } from "./terminal.ts";

/** `retry`: e-mails given up after three days are tried for three more. */
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
