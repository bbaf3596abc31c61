import { ByChoice } from "#app/components/giving/by-choice.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { feeCoverFor, totalWithFee } from "#domain/giving/card-fee.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { unreadShow, type PartProps } from "./gift-part.ts";

/** Unticked, with the exact amount: what is shown here is what is charged. */
export function FeeBox({ content: { fee }, choices, drawn, gift }: PartProps) {
  const language = useLanguage();
  const money = (cents: number) => formatDollars(cents, language);
  const fill = (text: string) => (cents: number) =>
    fillTemplate(text, {
      fee: money(feeCoverFor(cents, drawn.cardFee)),
      amount: money(cents),
      total: money(totalWithFee(cents, drawn.cardFee)),
    });
  return (
    <div className="fee-box">
      <label className="tick">
        <input
          type="checkbox"
          name="cover_fee"
          id="gift-cover_fee"
          defaultChecked={drawn.fields.cover_fee.value === "on"}
          aria-describedby="gift-cover_fee-note"
        />
        <span>
          <ByChoice choices={choices} gift={gift} say={fill(fee.box)} />
          <span data-show={unreadShow(gift)}>{fee.box_unread}</span>
        </span>
      </label>
      <p className="hint" id="gift-cover_fee-note">
        {fee.note}
      </p>
    </div>
  );
}
