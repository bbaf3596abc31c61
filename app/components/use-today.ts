import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Guatemala keeps UTC-6 all year. */
function guatemalaDay(): string {
  return new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
}

/**
 * Today in Comalapa, `2026-05-18`; null on the server and while the page is being taken over, because
 * a prerendered page does not know on which day it is read.
 */
export function useToday(): string | null {
  return useSyncExternalStore(never, guatemalaDay, () => null);
}
