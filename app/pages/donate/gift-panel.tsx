import { Icon } from "#app/components/ui/icon.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, fillTemplate } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { feeCoverFor, totalWithFee, mostGiftCents } from "#domain/giving/money.ts";
import type { DonateWords } from "./amount-parts.tsx";

type Panel = NonNullable<GiftFormModel["panel"]>;
type Props<P extends Panel> = { content: DonateWords; model: GiftFormModel; panel: P };
type PropsOf<Kind extends Panel["kind"]> = Props<Extract<Panel, { kind: Kind }>>;

/** Above the form when it was not accepted although its fields are valid: a question, or what to do instead. */
export function GiftPanel({ content, model, panel }: Props<Panel>) {
  const { panels } = content;
  const language = useLanguage();
  return (
    // The response to what the visitor has just sent, so it takes the focus.
    <div className="note gift-panel stack" tabIndex={-1} {...{ autoFocus: true }}>
      <h3 className="cluster">
        <Icon name="info" /> {panels[panel.kind].title}
      </h3>
      {panel.kind === "review" && <Review content={content} model={model} panel={panel} />}
      {panel.kind === "person" && (
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
      )}
      {panel.kind === "later" && <p>{panels.later.text}</p>}
      {panel.kind === "unavailable" && (
        <p>{fillTemplate(panels.unavailable.text, { reference: panel.reference })}</p>
      )}
    </div>
  );
}

/** Asks the donor to confirm a typed amount, written out in words. */
function Review({ content, model, panel: { cents } }: PropsOf<"review">) {
  const words = content.panels.review;
  const language = useLanguage();
  const coversFee = model.fields.cover_fee.value === "on";
  const money = (value: number) => formatDollars(value, language);
  return (
    <>
      <p>
        {fillTemplate(words[model.start.type], {
          words: amountInWords(cents, language),
          amount: money(cents),
        })}{" "}
        {coversFee &&
          fillTemplate(words.fee, {
            fee: money(feeCoverFor(cents, model.cardFee)),
            total: money(totalWithFee(cents, model.cardFee)),
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
