import { ByChoice } from "#app/components/giving/by-choice.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Interval } from "#domain/giving/gift.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { totalWithFee } from "#domain/giving/card-fee.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { unreadShow, type PartProps } from "./gift-part.ts";

/** Says the sum and the interval once more; with the fee where it is covered. */
export function GiveButton({ content, choices, drawn, gift }: PartProps) {
  const language = useLanguage();
  const { form: words } = content;
  const buttons = {
    once: words.button,
    monthly: words.button_monthly,
    yearly: words.button_yearly,
  };
  const say = (cents: number, type: Interval) =>
    fillTemplate(buttons[type], {
      amount: formatDollars(cents, language),
    });
  return (
    <button className="button button-wide donate-button" type="submit">
      <span className="form-idle">
        <Icon name="heart" />
        <span>
          <span className="without-fee">
            <ByChoice choices={choices} gift={gift} say={say} />
          </span>
          <span className="with-fee">
            <ByChoice
              choices={choices}
              gift={gift}
              say={(cents, type) => say(totalWithFee(cents, drawn.cardFee), type)}
            />
          </span>
          <span data-show={unreadShow(gift)}>{words.button_unread}</span>
        </span>
      </span>
      <span className="form-busy">{words.sending}</span>
    </button>
  );
}
