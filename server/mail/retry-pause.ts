const firstMs = 10_000;
const longestMs = 4 * 3_600_000;
const growth = 3;

/**
 * How long a letter waits after its n-th failed try: seconds, then minutes, then four hours at
 * most. A fifth more or less by chance, so that letters that failed together return apart.
 *
 * @param attempt 1 after the first try
 * @param chance from 0 to 1
 */
export function retryPauseMs(attempt: number, chance: number): number {
  const even = Math.min(longestMs, firstMs * growth ** (attempt - 1));
  return Math.round(even * (0.8 + 0.4 * chance));
}
