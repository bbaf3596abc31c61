import type { ReactNode } from "react";
import { ByChoice } from "#app/components/giving/by-choice.tsx";
import type { Interval } from "#domain/giving/gift.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { PartProps } from "./gift-part.ts";

/** What was chosen before this page is one line, and is asked again only of who wants to change it. */
export function ChosenGift({
  content,
  choices,
  drawn,
  gift,
  children,
}: PartProps & { children: ReactNode }) {
  const language = useLanguage();
  const { form: words } = content;
  if (!drawn.isChosen) return children;
  const say = (cents: number, type: Interval) =>
    fillTemplate(words[`chosen_${type}`], {
      amount: formatDollars(cents, language),
    });
  return (
    <details className="chosen-gift">
      <summary>
        <b>
          <ByChoice choices={choices} gift={gift} say={say} />
        </b>{" "}
        <span className="chosen-gift-change">{words.change}</span>
      </summary>
      {children}
    </details>
  );
}
