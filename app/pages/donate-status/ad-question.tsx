import { useId, useState } from "react";
import { PressForm } from "#app/components/forms/press-form.tsx";
import { keepAnswer, useAdAnswer } from "#app/components/giving/ad-service.ts";
import type { Route } from "./+types/page";
import "#app/components/giving/ad-consent.css";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "ads" | "done" | "address">;

/**
 * Asks whether the advertising service may be told of this gift. It is told on another page, whose
 * address is no key, and by script alone: so without script nobody is asked.
 */
export function AdQuestion({ content: { advertising: words }, ads, done, address }: Props) {
  const answer = useAdAnswer();
  const [isSent, setSent] = useState(false);
  const title = useId();
  if (done === "ads_no") {
    return (
      <p className="note" id="ads" role="status">
        {words.declined}
      </p>
    );
  }
  // Sent, it stays until the next page is there: a form that is gone sends nothing.
  if (!ads || answer === undefined || (answer === "no" && !isSent)) return null;
  const keep = (given: "yes" | "no") => {
    setSent(true);
    keepAnswer(given);
  };
  return (
    <section className="ad-consent" id="ads" aria-labelledby={title}>
      <h2 id={title}>{ads.words.question}</h2>
      <p>{words.text}</p>
      <PressForm action={address}>
        <input type="hidden" name="action" value="advertising" />
        <div className="ad-consent-answers">
          {(["yes", "no"] as const).map((each) => (
            <button
              key={each}
              className="button button-outline button-small"
              type="submit"
              name="answer"
              value={each}
              onClick={() => keep(each)}
            >
              {ads.words[each]}
            </button>
          ))}
        </div>
      </PressForm>
    </section>
  );
}
