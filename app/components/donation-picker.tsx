import { useEffect, useRef, useState } from "react";
import { formatDollars } from "#app/language/format.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Icon } from "./icon.tsx";

export const giftTypes = ["once", "monthly"] as const;
export type GiftType = (typeof giftTypes)[number];

/** Amounts offered for each rhythm, in whole dollars, and the one chosen at first (specification 9). */
export type DonationChoices = {
  presets: Record<GiftType, number[]>;
  chosen: Record<GiftType, number>;
  /** Of each dollar, the cents that reach the programme (specification 9). */
  programmePercent: number;
};

type Choice = { cents: number | null; isCustom: boolean };

/** What the native controls say at this moment. */
function read(root: HTMLElement): Choice {
  const value = (selector: string) => root.querySelector<HTMLInputElement>(selector)?.value ?? "";
  const custom = value("[name=custom]").trim();
  const amount = custom || value(`[name=amount_${value("[name=type]:checked")}]:checked`);
  const dollars = Number(amount.replaceAll(",", ""));
  return { cents: dollars > 0 ? Math.round(dollars * 100) : null, isCustom: custom !== "" };
}

/** A preset clears the custom amount and the reverse (specification 4). */
function keepOneAmount(root: HTMLElement, changed: HTMLInputElement): void {
  const custom = root.querySelector<HTMLInputElement>("[name=custom]");
  if (changed.name.startsWith("amount_") && custom) custom.value = "";
  if (changed !== custom || custom.value.trim() === "") return;
  for (const radio of root.querySelectorAll<HTMLInputElement>("[name^=amount_]"))
    radio.checked = false;
}

/**
 * One-time or monthly, and how much: native radios that answer before any script; `:has()` shows the
 * list of the chosen rhythm. Script adds what the gift does (specification 4: impact box).
 */
export function DonationPicker({ choices, id }: { choices: DonationChoices; id: string }) {
  const label = useLabel();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>({
    cents: choices.chosen.once * 100,
    isCustom: false,
  });

  // What was chosen before the application arrived counts.
  useEffect(() => {
    if (root.current) setChoice(read(root.current));
  }, []);

  const { cents, isCustom } = choice;
  const impact =
    cents &&
    label(isCustom ? "donate_start.impact_custom" : "donate_start.impact", {
      amount: formatDollars(cents, language),
      programme: formatDollars(Math.round((cents * choices.programmePercent) / 100), language),
    });

  return (
    <div
      className="donation-picker"
      ref={root}
      onInput={(event) => {
        keepOneAmount(event.currentTarget, event.target as HTMLInputElement);
        setChoice(read(event.currentTarget));
      }}
    >
      <fieldset className="segments">
        <legend className="visually-hidden">{label("donate_start.rhythm")}</legend>
        {giftTypes.map((type) => (
          <label key={type}>
            <input type="radio" name="type" value={type} defaultChecked={type === "once"} />
            {label(`donate_start.${type}`)}
          </label>
        ))}
      </fieldset>
      {giftTypes.map((type) => (
        <fieldset key={type} className="amounts" data-list={type}>
          <legend className="visually-hidden">{label(`donate_start.amounts_${type}`)}</legend>
          {choices.presets[type].map((amount) => (
            <label key={amount}>
              <input
                type="radio"
                name={`amount_${type}`}
                value={amount}
                defaultChecked={amount === choices.chosen[type]}
              />
              {formatDollars(amount * 100, language)}
            </label>
          ))}
        </fieldset>
      ))}
      <div className="form-field">
        <label htmlFor={`${id}-custom`}>{label("donate_start.custom")}</label>
        <div className="money-input">
          <span aria-hidden="true">$</span>
          <input
            className="input"
            id={`${id}-custom`}
            name="custom"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      </div>
      <p className="note row" hidden={!impact}>
        <Icon name="info" />
        <span aria-live="polite">{impact}</span>
      </p>
    </div>
  );
}
