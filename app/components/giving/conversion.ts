import { useEffect, useSyncExternalStore } from "react";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Specification 2: each thank-you page tells of a conversion worth 1.0 USD. */
const worth = { value: 1.0, currency: "USD" };

/** Something done that an advertisement may have led to. */
export type Conversion = typeof worth & { action: string; transaction_id?: string };

/** True the first time this visitor's browser is asked about an action. */
function isFirst(action: string): boolean {
  const key = "conversions";
  try {
    const told = (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
    if (told.includes(action)) return false;
    localStorage.setItem(key, [...told, action].slice(-20).join(" "));
  } catch {
    // Without storage it counts for each page that is opened.
  }
  return true;
}

let latest: Conversion | null = null;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Puts the conversion of a thank-you page into `window.dataLayer`: once for each visitor and action,
 * however often the page is opened again. Nothing is sent anywhere from here.
 * @returns what was put there, once it was; null when it had been told before
 */
export function useConversion(page: string, reference: string | null): Conversion | null {
  useEffect(() => {
    if (!isFirst(reference ?? page)) return;
    latest = { action: page, ...worth, ...(reference && { transaction_id: reference }) };
    window.dataLayer ??= [];
    window.dataLayer.push({ event: "conversion", ...latest });
    for (const listener of listeners) listener();
  }, [page, reference]);
  const told = useSyncExternalStore(
    listen,
    () => latest,
    () => null,
  );
  return told?.action === page ? told : null;
}
