import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { adConsent } from "#app/advertising.server.ts";
import type { Conversion } from "./conversion.ts";
import "./ad-consent.css";

/** A visitor's answer to whether the advertising service may be told. */
type AdAnswer = "yes" | "no";

const key = "ad-service";

/** The answer kept in this browser; null before it. */
function keptAnswer(): AdAnswer | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === "yes" || kept === "no" ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the answer in this browser. A no also takes away what the service has left here. */
function keepAnswer(answer: AdAnswer): void {
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
function tellAdService(account: string, conversion: Conversion): void {
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

type AdConsentProps = {
  /** The account of content/links.yaml: where there is none, nobody is asked. */
  account: string;
  words: NonNullable<ReturnType<typeof adConsent>>["words"];
  /** The conversion of this page; without one the question stands here to be answered anew. */
  conversion?: Conversion;
  children?: ReactNode;
};

/** Only this page changes the answer while it is open. */
const toNothing = () => () => {};

/**
 * Asks whether the advertising service may be told of a conversion, and tells it only after a yes. Two
 * equal buttons; the answer is kept in the browser and can be changed on the privacy page. Drawn once
 * the browser's answer is known, so never before script: without script nothing is ever told.
 */
export function AdConsent({ account, words, conversion, children }: AdConsentProps) {
  const kept = useSyncExternalStore(toNothing, keptAnswer, () => undefined);
  const [given, setGiven] = useState<AdAnswer>();
  const isTold = useRef(false);
  const title = useId();
  // On the privacy page it stands inside a section that has its own heading.
  const Heading = conversion ? "h2" : "h3";

  const answer = given ?? kept;

  useEffect(() => {
    if (answer !== "yes" || !conversion || isTold.current) return;
    isTold.current = true;
    tellAdService(account, conversion);
  }, [account, answer, conversion]);

  if (answer === undefined || (conversion && kept && !given)) return null;
  const choose = (answered: AdAnswer) => {
    setGiven(answered);
    keepAnswer(answered);
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
