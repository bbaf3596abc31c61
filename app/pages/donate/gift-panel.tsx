import { Icon } from "#app/components/ui/icon.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { feeCoverFor, totalWithFee } from "#domain/giving/card-fee.ts";
import { mostGiftCents } from "#domain/giving/money.ts";
import type { DonateWords } from "./amount-parts.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";

type PanelProps = {
  content: DonateWords;
  gift: GiftFormModel;
  panel: NonNullable<GiftFormModel["panel"]>;
};

/** Above the form when it came back for another reason than a fault in it: what is to be done now. */
export function GiftPanel({ content, gift, panel }: PanelProps) {
  const { panels } = content;
  return (
    // The answer to what a person has just sent: here the focus belongs.
    <div className="note gift-panel stack" tabIndex={-1} {...{ autoFocus: true }}>
      <h3 className="cluster">
        <Icon name="info" />{" "}
        {fillTemplate(panels[panel.kind].title, {
          meant: panel.kind === "email" ? panel.meant : "",
        })}
      </h3>
      <PanelBody content={content} gift={gift} panel={panel} />
    </div>
  );
}

function PanelBody({ content, gift, panel }: PanelProps) {
  const { panels } = content;
  const language = useLanguage();
  switch (panel.kind) {
    case "review":
      return <Review content={content} cents={panel.cents} gift={gift} />;
    case "email":
      return <Slip content={content} meant={panel.meant} gift={gift} />;
    case "person":
      return (
        <>
          <p>
            {fillTemplate(panels.person.text, { most: formatDollars(mostGiftCents, language) })}
          </p>
          <a
            className="button"
            href={addressOf("donate", language, { query: { about: "other" }, anchor: "sponsor" })}
          >
            {panels.person.action}
          </a>
        </>
      );
    case "later":
      return <p>{panels.later.text}</p>;
    case "unavailable":
      return <p>{fillTemplate(panels.unavailable.text, { reference: panel.reference })}</p>;
  }
}

/** The typed amount, read back in words before anything is paid. */
function Review({
  content,
  cents,
  gift,
}: Pick<PanelProps, "content" | "gift"> & { cents: number }) {
  const words = content.panels.review;
  const language = useLanguage();
  const coversFee = gift.fields.cover_fee.value === "on";
  const money = (value: number) => formatDollars(value, language);
  return (
    <>
      <p>
        {fillTemplate(words[gift.start.type], {
          words: amountInWords(cents, language),
          amount: money(cents),
        })}{" "}
        {coversFee &&
          fillTemplate(words.fee, {
            fee: money(feeCoverFor(cents, gift.cardFee)),
            total: money(totalWithFee(cents, gift.cardFee)),
          })}
      </p>
      <p className="actions">
        <button className="button" type="submit">
          {words.button}
        </button>
        <a className="button button-outline" href="#gift-custom">
          {words.change}
        </a>
      </p>
    </>
  );
}

/** An address that looks like a slip, asked about once. */
function Slip({ content, meant, gift }: Pick<PanelProps, "content" | "gift"> & { meant: string }) {
  const words = content.panels.email;
  const values = { meant, email: gift.fields.email.value };
  return (
    <>
      <p>{fillTemplate(words.text, values)}</p>
      <p className="actions">
        <button className="button" type="submit" name="email_fix" value="on">
          {fillTemplate(words.fix, values)}
        </button>
        <button className="button button-outline" type="submit" name="email_kept" value="on">
          {fillTemplate(words.keep, values)}
        </button>
      </p>
    </>
  );
}
