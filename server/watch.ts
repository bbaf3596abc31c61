export type Watch = ReturnType<typeof createWatch>;

type WatchSettings = {
  /** Consecutive failures after which the service does not work. */
  readonly failures: number;
  /** False for errors that do not mean that the service fails, such as a refused payment; default: true for all. */
  readonly isItsFault?: (error: unknown) => boolean;
  /** Milliseconds after the last failure until failures no longer count; default: they count until a success. */
  readonly forgetMs?: number;
  /** Is called when the service stops working, with the error, and when it works again. */
  readonly onChange?: (isWorking: boolean, error?: unknown) => void;
};

/** Tracks whether a service works, by the outcomes of calls to it (a circuit breaker that never refuses calls). */
export function createWatch(settings: WatchSettings) {
  const { failures, isItsFault = () => true, forgetMs = Infinity, onChange } = settings;
  let inRow = 0;
  let lastAt = -Infinity;
  let wasWorking = true;
  const isForgotten = () => performance.now() - lastAt > forgetMs;
  const isWorking = () => inRow < failures || isForgotten();
  const record = (count: number, error?: unknown) => {
    inRow = count;
    lastAt = performance.now();
    if (isWorking() === wasWorking) return;
    wasWorking = isWorking();
    onChange?.(wasWorking, error);
  };
  return {
    isWorking,
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        const result = await work();
        record(0);
        return result;
      } catch (error) {
        if (isItsFault(error)) record(isForgotten() ? 1 : inRow + 1, error);
        throw error;
      }
    },
  };
}
