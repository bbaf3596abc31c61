import { StorageUnavailable } from "./storage-unavailable.ts";

const pausesMs = [250, 1000] as const;

/** Retries after a lost database connection. The lost attempt may have been committed: `work` must be idempotent. */
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
