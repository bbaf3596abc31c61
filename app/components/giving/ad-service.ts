import type { Conversion } from "./conversion.ts";

/** A visitor's answer to whether the advertising service may be told. */
export type AdAnswer = "yes" | "no";

const key = "ad-service";

/** The answer kept in this browser; null before it. */
export function keptAnswer(): AdAnswer | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === "yes" || kept === "no" ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the answer in this browser. A no also takes away what the service has left here. */
export function keepAnswer(answer: AdAnswer): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // Without storage the answer holds for this page.
  }
  if (answer === "yes") return;
  for (const [name] of document.cookie.split("; ").map((cookie) => cookie.split("="))) {
    if (name?.startsWith("_gcl")) document.cookie = `${name}=; max-age=0; path=/`;
  }
}

/** The service's program reads its commands as `arguments` objects, and nothing else as one. */
function command(): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
const say: (...words: unknown[]) => void = command;

/**
 * Loads the advertising service and tells it of one conversion. Only after a yes.
 * @param account `AW-<account>/<label>` of content/links.yaml
 */
export function tellAdService(account: string, conversion: Conversion): void {
  const tag = account.slice(0, account.indexOf("/"));
  say("consent", "default", {
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  say("js", new Date());
  say("config", tag);
  const { value, currency, transaction_id } = conversion;
  say("event", "conversion", { send_to: account, value, currency, transaction_id });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`;
  document.head.append(script);
}
