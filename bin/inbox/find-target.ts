import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { parseReference } from "#domain/reference.ts";
import { UsageError } from "./usage.ts";

/**
 * The submission that somebody named on the command line.
 *
 * @throws UsageError when it was not named, was misspelt, or is not there
 */
export async function requireSubmission(
  storage: Storage,
  target: string | null,
): Promise<KeptSubmission> {
  if (target === null) throw new UsageError("which one? Name its reference, such as LWH-7K3M-Q7");
  const reference = parseReference(target);
  if (reference === null) {
    throw new UsageError(`"${target}" is no reference; one sign of it is wrong or missing`);
  }
  const found = await storage.submissions.find(reference);
  if (found === null) throw new UsageError(`there is no ${reference}; it may have been erased`);
  return found;
}
