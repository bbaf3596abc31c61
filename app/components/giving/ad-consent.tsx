import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { adConsent } from "#app/legal.server.ts";
import { recall, remember } from "#app/boot/controls/device.ts";
import type { Conversion } from "./conversion.ts";

/** The visitor's consent to report conversions to the advertising service. */
type AdAnswer = "yes" | "no";

const key = "ad-service";

function storedAnswer(): AdAnswer | null {
  const kept = recall(key);
  return kept === "yes" || kept === "no" ? kept : null;
}

/** Stores the answer in this browser; "no" also deletes the service's cookies. */
function storeAnswer(answer: AdAnswer): void {
  remember(key, answer);
  if (answer === "yes") return;
  for (const [name] of document.cookie.split("; ").map((cookie) => cookie.split("="))) {
    if (name?.startsWith("_gcl")) document.cookie = `${name}=; max-age=0; path=/`;
  }
}

/** Google's `gtag()`: the service recognizes commands only as `arguments` objects, not as arrays. */
function gtag(..._command: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/**
 * Loads the advertising service and reports one conversion. Call it only after consent.
 * @param account `AW-<account>/<label>` of content/links.yaml
 */
function reportConversion(account: string, conversion: Conversion): void {
  const tag = account.slice(0, account.indexOf("/"));
  gtag("consent", "default", {
    ad_storage: "granted",
    ad_user_data: "granted",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  gtag("js", new Date());
  gtag("config", tag);
  const { value, currency, transaction_id } = conversion;
  gtag("event", "conversion", { send_to: account, value, currency, transaction_id });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`;
  document.head.append(script);
}

type AdConsentProps = NonNullable<ReturnType<typeof adConsent>> & {
  /** The conversion of this page; none on the privacy page, where the answer can be changed. */
  conversion?: Conversion;
  children?: ReactNode;
};

/** Nothing else changes the stored answer while the page is open. */
const subscribeToNothing = () => () => {};

/**
 * Asks for consent to report a conversion to the advertising service, and reports it after a "yes". The answer is
 * stored in the browser and can be changed on the privacy page. Renders nothing on the server, where it is unknown.
 */
export function AdConsent({ account, words, conversion, children }: AdConsentProps) {
  const stored = useSyncExternalStore(subscribeToNothing, storedAnswer, () => undefined);
  const [given, setGiven] = useState<AdAnswer>();
  const isReported = useRef(false);
  const title = useId();
  // The privacy page shows it within a section that has a heading.
  const Heading = conversion ? "h2" : "h3";

  const answer = given ?? stored;

  useEffect(() => {
    if (answer !== "yes" || !conversion || isReported.current) return;
    isReported.current = true;
    reportConversion(account, conversion);
  }, [account, answer, conversion]);

  if (answer === undefined || (conversion && stored && !given)) return null;
  const choose = (chosen: AdAnswer) => {
    setGiven(chosen);
    storeAnswer(chosen);
  };
  return (
    <section className="ad-consent" aria-labelledby={title}>
      <Heading id={title}>{words.question}</Heading>
      <p>{words.text}</p>
      <div className="ad-consent-answers cards cards-small gap-3">
        {(["yes", "no"] as const).map((each) => (
          <button
            key={each}
            className="button button-outline button-small"
            type="button"
            aria-pressed={answer === each}
            onClick={() => choose(each)}
          >
            {words[each]}
          </button>
        ))}
      </div>
      <p className="small" role="status">
        {answer ? words.answered[answer] : words.unanswered}
      </p>
      {children && <p className="small">{children}</p>}
    </section>
  );
}
