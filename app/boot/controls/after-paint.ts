/** Calls `act` once the browser has painted what the current event changed. */
export const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
