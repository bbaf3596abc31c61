import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { findFee } from "#domain/staff/program-fees.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { UsageError } from "./usage.ts";

/** @throws UsageError when none was named, it was misspelt, or is not there */
export async function requireFee(
  { storage }: { readonly storage: Storage },
  target: string | null,
): Promise<ProgramFee> {
  if (target === null) throw new UsageError("which one? Name its number, such as LWF-7K3M-9PQD");
  const found = await findFee(storage, target);
  if (found) return found;
  throw new UsageError(`there is no program fee under "${target}"`);
}
