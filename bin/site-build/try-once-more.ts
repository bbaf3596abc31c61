/**
 * Does the work again when it failed for a reason that passes by itself; a second failure counts.
 * @param isPassing whether such an error is worth a second try
 */
export async function tryOnceMore<Result>(
  work: () => Promise<Result>,
  isPassing: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    return work();
  }
}
