import type { Storage } from "#domain/storage/storage.ts";
import { requireSubmission } from "./find-target.ts";
import type { Options } from "./options.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `retry`: letters given up after three days are tried for three more. */
export async function retry(storage: Storage, options: Options, { out }: Terminal): Promise<void> {
  const now = new Date();
  const one = options.target === null ? null : await requireSubmission(storage, options.target);
  const revived = await storage.transaction(async (stores) => {
    const letters = await stores.outbox.revive(now, one?.id ?? null);
    if (letters > 0) await stores.audit.append(now, "revived", { letters });
    return letters;
  });
  say(
    out,
    revived === 0
      ? "no letter had been given up"
      : `${counted(revived, "letter")} to be sent again`,
  );
}

/** `accept`: a message, or a wish for the newsletter, that was set aside is genuine. */
export async function accept(storage: Storage, options: Options, { out }: Terminal): Promise<void> {
  const now = new Date();
  const isAddress = options.target?.includes("@") === true;
  const one = isAddress ? null : await requireSubmission(storage, options.target);
  const letters = await storage.transaction(async (stores) => {
    const of = one ? { submissionId: one.id } : { email: options.target?.toLowerCase() ?? "" };
    const freed = await stores.outbox.unhold(now, of);
    if (one?.state === "suspected") await stores.submissions.clear(one.id);
    if (freed > 0) await stores.audit.append(now, "cleared", { letters: freed });
    return freed;
  });
  say(
    out,
    letters === 0
      ? "nothing of it was set aside"
      : `accepted; ${counted(letters, "letter")} will be sent`,
  );
}
