import { useEffect } from "react";

declare global {
  interface Window {
    /** What has happened on the page, for a measuring service to read when one is allowed. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Specification 2: each thank-you page tells of a conversion worth 1.0 USD. */
const worth = { value: 1.0, currency: "USD" };

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

/**
 * Puts the conversion of a thank-you page into `window.dataLayer`: once for each visitor and action,
 * however often the page is opened again. Nothing is sent anywhere from here.
 */
export function useConversion(page: string, reference: string | null): void {
  useEffect(() => {
    if (!isFirst(reference ?? page)) return;
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: "conversion",
      action: page,
      ...worth,
      ...(reference && { transaction_id: reference }),
    });
  }, [page, reference]);
}
