import type { Stores } from "#domain/storage/storage.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { hourMs, type Clock } from "#domain/clock.ts";

/** A block may be a whole school; a person prints one, and again on the other paper. */
export const documentsPerHour = 120;

/**
 * True while one more document may be drawn for a network. Each is drawn anew from what stands in its address, which
 * costs far more than it costs to ask. Our own outbox has no address and is not counted; nor is anybody while the
 * database is out of reach.
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
