import { formatDollars } from "#domain/language/format.ts";
import { useHasLabel, useLabel, useLanguage } from "#app/language/labels.tsx";
import { amountInWords } from "#domain/language/amount-words.ts";
import { intervals, type Interval } from "#domain/giving/gift.ts";
import { ByChoice } from "./by-choice.tsx";
import type { DonationChoices, PickedGift, GiftStart } from "#domain/giving/gift-amount.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import "./donation-picker.css";

type Props = {
  choices: DonationChoices;
  /** Begins the ids of its controls. */
  id: string;
  start: GiftStart;
  gift: PickedGift;
  problem?: string | undefined;
};

/**
 * How often, and how much: native radios that answer before any script; `:has()` shows the
 * list of the chosen interval, and the field of the last choice, another amount. What the gift does is
 * said below (specification 4: impact box), with the amount in words.
 */
export function DonationPicker({ choices, id, start, gift, problem }: Props) {
  const label = useLabel();
  const language = useLanguage();
  const hasLabel = useHasLabel();
  const say = (cents: number, type: Interval) => {
    // A yearly gift does each time as much as the same sum at once.
    const told = type === "monthly" ? type : "once";
    return choices.presets[type].includes(cents / 100) &&
      hasLabel(`donate_start.impact_${told}_${cents / 100}`)
      ? label(`donate_start.impact_${told}_${cents / 100}`)
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
            {choices.presets[type].map((amount, index) => (
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
        <CustomAmount id={`${id}-custom`} value={start.custom} problem={problem} />
      </fieldset>
      <p className="note row impact" data-unread={gift.cents === null ? "" : undefined}>
        <Icon name="info" />
        <span aria-live="polite">
          <b>
            <ByChoice
              choices={choices}
              gift={gift}
              say={(cents, type) =>
                label(`donate_start.words_${type}`, { words: amountInWords(cents, language) })
              }
            />
          </b>{" "}
          <ByChoice choices={choices} gift={gift} say={say} />
        </span>
      </p>
    </div>
  );
}

/** The field of the last choice. */
function CustomAmount({
  id,
  value,
  problem,
}: {
  id: string;
  value: string;
  problem?: string | undefined;
}) {
  const label = useLabel();
  const described = problem ? `${id}-problem ${id}-hint` : `${id}-hint`;
  return (
    <div className={problem ? "form-field custom-amount is-wrong" : "form-field custom-amount"}>
      <label htmlFor={id}>{label("donate_start.custom")}</label>
      <div className="money-input">
        <span aria-hidden="true">$</span>
        <input
          className="input"
          id={id}
          name="custom"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
        />
      </div>
      {problem && (
        <p className="field-message" id={`${id}-problem`}>
          <Icon name="alert" size={20} />
          <span>{problem}</span>
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {label("donate_start.custom_hint")}
      </p>
    </div>
  );
}
