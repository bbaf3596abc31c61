import type { Stores } from "#domain/storage/storage.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { hourMs, type Clock } from "#domain/clock.ts";

/** Per address block, which may be a school. */
export const documentsPerHour = 120;

/**
 * Rate limit of generated PDFs, which are expensive. @returns true below the limit, without a client address (our own
 * outbox), and while the database is unreachable
 */
export async function mayDrawDocument(
  {
    storage,
    clock,
  }: { readonly storage: { readonly rateLimits: Stores["rateLimits"] }; readonly clock: Clock },
  clientAddress: string,
): Promise<boolean> {
  const block = addressBlock(clientAddress);
  if (block === null) return true;
  try {
    const [count = 1] = await storage.rateLimits.count([`document ${block}`], hourMs, clock.now());
    return count <= documentsPerHour;
  } catch (error) {
    if (error instanceof StorageUnavailable) return true;
    throw error;
  }
}
