import { useEffect, useSyncExternalStore } from "react";
import { recall, remember } from "#app/boot/controls/device.ts";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Specification 2: each thank-you page reports a conversion worth 1.0 USD. */
const worth = { value: 1.0, currency: "USD" };

/** A completed gift or form, for `window.dataLayer`. */
export type Conversion = typeof worth & { action: string; transaction_id?: string };

/** True on the first call for an action in this browser, which remembers the last 20; without storage always. */
function isFirst(action: string): boolean {
  const key = "conversions";
  const reported = (recall(key) ?? "").split(" ").filter(Boolean);
  if (reported.includes(action)) return false;
  remember(key, [...reported, action].slice(-20).join(" "));
  return true;
}

let latest: Conversion | null = null;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Pushes the conversion of a thank-you page to `window.dataLayer`, once per browser and action. This sends nothing.
 * @param reference identifies the gift or request; without one, `page` identifies the action
 * @returns the conversion after it was pushed; null before, and when an earlier visit has pushed it
 */
export function useConversion(page: string, reference: string | null): Conversion | null {
  useEffect(() => {
    if (!isFirst(reference ?? page)) return;
    latest = { action: page, ...worth, ...(reference && { transaction_id: reference }) };
    (window.dataLayer ??= []).push({ event: "conversion", ...latest });
    for (const listener of listeners) listener();
  }, [page, reference]);
  const pushed = useSyncExternalStore(
    listen,
    () => latest,
    () => null,
  );
  return pushed?.action === page ? pushed : null;
}
