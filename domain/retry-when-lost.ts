import { StorageUnavailable } from "./storage-unavailable.ts";

const pausesMs = [250, 1000] as const;

/**
 * Tries again when the connection to the database was lost, even in the middle of a commit: only
 * for work that a second try cannot do twice.
 */
export async function retryWhenLost<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || error.reason !== "unreachable") throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return work();
}
