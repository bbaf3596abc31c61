import { SendButton } from "#app/components/forms/form-view.tsx";
import { PressForm } from "#app/components/forms/press-form.tsx";
import type { RecurringGift, RecurringWords } from "./recurring-data.ts";

type Props = {
  words: RecurringWords["confirm"];
  gift: RecurringGift;
  confirm: NonNullable<RecurringGift["confirm"]>;
};

/** The change read back; only this press makes it. */
export function ConfirmChange({ words, gift, confirm: { kind, text, sends, attempt } }: Props) {
  return (
    <>
      <p className="lead">{text}</p>
      <PressForm action={gift.address}>
        <input type="hidden" name="change" value={kind} />
        <input type="hidden" name="idempotency_key" value={attempt} />
        {Object.entries(sends).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="actions">
          <SendButton idle={words.yes} busy={words.yes} />
          <a className="button button-outline" href={gift.address}>
            {words.no}
          </a>
        </p>
      </PressForm>
    </>
  );
}
