import { formatDollars, formatNumber } from "#domain/language/format.ts";
import { useHasLabel, useLabel, useLanguage } from "#app/language/labels.tsx";
import { amountInWords } from "#domain/language/amount-words.ts";
import { leastGiftCents, mostGiftCents } from "#domain/giving/money.ts";
import { intervals, type Interval } from "#domain/giving/gift.ts";
import { ByChoice } from "./by-choice.tsx";
import type { PickedGift, GiftStart } from "#domain/giving/gift-amount.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MoneyField } from "./money-field.tsx";

type Props = {
  id: string;
  start: GiftStart;
  gift: PickedGift;
  problem?: string | undefined;
};

/**
 * Interval and amount of a gift, and its impact in words (specification 4: impact box). Native radios that work
 * without script: CSS with `:has()` shows the amounts of the chosen interval and the field for another amount.
 */
export function DonationPicker({ id, start, gift, problem }: Props) {
  const { choices } = gift;
  const label = useLabel();
  const language = useLanguage();
  const hasLabel = useHasLabel();
  const say = (cents: number, type: Interval) => {
    // A yearly gift has the impact text of a one-time gift.
    const name =
      `donate_start.impact_${type === "monthly" ? type : "once"}_${cents / 100}` as const;
    return choices[type].includes(cents / 100) && hasLabel(name)
      ? label(name)
      : label("donate_start.impact_other", { amount: formatDollars(cents, language) });
  };
  return (
    <div className="donation-picker stack gap-5">
      <fieldset className="segments">
        <legend className="visually-hidden">{label("donate_start.interval")}</legend>
        {intervals.map((type) => (
          <label key={type}>
            <input type="radio" name="type" value={type} defaultChecked={type === start.type} />
            {label(`donate_start.${type}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{label("donate_start.amount")}</legend>
        {intervals.map((type) => (
          <div key={type} className="amounts" data-list={type}>
            {choices[type].map((amount, index) => (
              <label key={amount}>
                <input
                  type="radio"
                  name={`amount_${type}`}
                  value={amount}
                  defaultChecked={amount === start.amounts[type]}
                  data-choice={`${type}-${index + 1}`}
                />
                {formatDollars(amount * 100, language)}
              </label>
            ))}
            <label className="amount-other">
              <input
                type="radio"
                name={`amount_${type}`}
                value="other"
                defaultChecked={start.amounts[type] === "other"}
                data-choice={`${type}-other`}
              />
              {label("donate_start.other")}
            </label>
          </div>
        ))}
        <MoneyField
          className="custom-amount mt-4"
          id={`${id}-custom`}
          name="custom"
          label={label("donate_start.custom")}
          hint={label("donate_start.custom_hint", {
            least: leastGiftCents / 100,
            most: formatNumber(mostGiftCents / 100, language),
          })}
          problem={problem}
          maxLength={20}
          defaultValue={start.custom}
        />
      </fieldset>
      <p className="note row impact" data-unread={gift.cents === null ? "" : undefined}>
        <Icon name="info" />
        <span aria-live="polite">
          <b>
            <ByChoice
              gift={gift}
              say={(cents, type) =>
                label(`donate_start.words_${type}`, { words: amountInWords(cents, language) })
              }
            />
          </b>{" "}
          <ByChoice gift={gift} say={say} />
        </span>
      </p>
    </div>
  );
}
