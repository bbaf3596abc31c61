import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { adConsent } from "#app/advertising.server.ts";
import { keepAnswer, keptAnswer, tellAdService, type AdAnswer } from "./ad-service.ts";
import type { Conversion } from "./conversion.ts";
import "./ad-consent.css";

export type AdConsentProps = {
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
