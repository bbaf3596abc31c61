import type { ReactNode } from "react";
import { ByChoice, otherAmounts } from "#app/components/giving/by-choice.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { feeCoverFor, mostGiftCents, totalWithFee } from "#domain/giving/money.ts";
import type { PickedGift } from "#domain/giving/gift-amount.ts";
import type { Interval } from "#domain/giving/gift.ts";
import { fillTemplate } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Route } from "./+types/page";

export type DonateWords = Route.ComponentProps["loaderData"]["content"];

export type PartProps = {
  content: DonateWords;
  model: GiftFormModel;
  gift: PickedGift;
};

/**
 * `data-show` of a text that replaces sentences about a typed amount while it cannot be read. Without script that is
 * always: then nothing reads it before it is sent.
 */
function showWithoutAmount({ isCustom, cents }: PickedGift): string {
  return isCustom && cents !== null ? "" : otherAmounts;
}

/** The amount picker; if the amount was chosen before this page, it is folded into one line. */
export function ChosenGift({
  content,
  model,
  gift,
  children,
}: PartProps & { children: ReactNode }) {
  const language = useLanguage();
  const { form: words } = content;
  if (!model.isChosen) return children;
  const say = (cents: number, type: Interval) =>
    fillTemplate(words.chosen[type], { amount: formatDollars(cents, language) });
  return (
    <details className="chosen-gift">
      <summary className="cluster gap-2">
        <b>
          <ByChoice gift={gift} say={say} />
        </b>{" "}
        <span className="chosen-gift-change">{words.change}</span>
      </summary>
      {children}
    </details>
  );
}

/** The offer to cover the card fee, with the exact amount that would be charged; unticked at first. */
export function FeeBox({ content: { fee }, model, gift }: PartProps) {
  const language = useLanguage();
  const money = (cents: number) => formatDollars(cents, language);
  const fill = (text: string) => (cents: number) =>
    fillTemplate(text, {
      fee: money(feeCoverFor(cents, model.cardFee)),
      amount: money(cents),
      total: money(totalWithFee(cents, model.cardFee)),
    });
  return (
    <div className="fee-box">
      <label className="tick">
        <input
          type="checkbox"
          name="cover_fee"
          id="gift-cover_fee"
          defaultChecked={model.fields.cover_fee.value === "on"}
          aria-describedby="gift-cover_fee-note"
        />
        <span>
          <ByChoice gift={gift} say={fill(fee.box)} />
          <span data-show={showWithoutAmount(gift)}>{fee.box_unread}</span>
        </span>
      </label>
      <p className="hint" id="gift-cover_fee-note">
        {fee.note}
      </p>
    </div>
  );
}

/** The submit button, with sum and interval; the sum includes the card fee while the box for it is ticked. */
export function GiveButton({ content, model, gift }: PartProps) {
  const language = useLanguage();
  const { form: words, panels } = content;
  const isForPerson = (gift.cents ?? 0) > mostGiftCents;
  const say = (cents: number, type: Interval) =>
    isForPerson
      ? panels.person.title
      : fillTemplate(words.button[type], { amount: formatDollars(cents, language) });
  return (
    <button className="button button-wide donate-button" type="submit">
      <span className="form-idle">
        <Icon name="heart" />
        <span>
          <span className="without-fee">
            <ByChoice gift={gift} say={say} />
          </span>
          <span className="with-fee">
            <ByChoice
              gift={gift}
              say={(cents, type) => say(totalWithFee(cents, model.cardFee), type)}
            />
          </span>
          <span data-show={showWithoutAmount(gift)}>{words.button_unread}</span>
        </span>
      </span>
      <span className="form-busy">{words.sending}</span>
    </button>
  );
}

export function PaymentWays({ ways }: Pick<GiftFormModel, "ways">) {
  if (!ways) return null;
  return (
    <div className="small muted">
      <p>{ways.line}</p>
      {ways.notes.length > 0 && (
        <details className="donate-ways">
          <summary>{ways.more}</summary>
          {ways.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </div>
  );
}
