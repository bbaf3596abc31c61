export type Watch = {
  isWorking(): boolean;
  /** Does the work and takes note of how it ended. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type WatchSettings = {
  /** So many failures in a row, with nothing that worked between them, are trouble. */
  readonly failures: number;
  /** Failures that say something of the service, and not of the one thing it was asked for. */
  readonly isItsFault?: (error: unknown) => boolean;
  /** Milliseconds after which a failure says nothing any more; default: until something works. */
  readonly forgetMs?: number;
  /** Told when it stops working, by which failure, and when it works again. */
  readonly onChange?: (isWorking: boolean, error?: unknown) => void;
};

export function createWatch(settings: WatchSettings): Watch {
  const { failures, isItsFault = () => true, forgetMs = Infinity, onChange } = settings;
  let inRow = 0;
  let lastAt = -Infinity;
  let wasWorking = true;
  const isWorking = () => inRow < failures || performance.now() - lastAt > forgetMs;
  const note = (count: number, error?: unknown) => {
    inRow = count;
    lastAt = performance.now();
    if (isWorking() === wasWorking) return;
    wasWorking = isWorking();
    onChange?.(wasWorking, error);
  };
  return {
    isWorking,
    async run(work) {
      try {
        const result = await work();
        note(0);
        return result;
      } catch (error) {
        if (isItsFault(error)) note(inRow + 1, error);
        throw error;
      }
    },
  };
}
