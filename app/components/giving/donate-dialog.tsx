import { memo, useState, type FormEvent } from "react";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { donateStart } from "#app/shell.server.ts";
import { startOf } from "#domain/giving/gift-amount.ts";
import { DonationPicker } from "./donation-picker.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { useGift } from "./by-choice.tsx";

type Props = { donate: ReturnType<typeof donateStart> };

/** The dialog of all Donate buttons: the organisation's own widget, or the first step of our form. */
export const DonateDialog = memo(({ donate }: Props) => {
  const label = useLabel();
  return (
    <Dialog id="donate-dialog" title={label("donate_start.title")}>
      {donate.widget ? (
        <OutsideFrame address={donate.widget.href} title={donate.widget.label} />
      ) : (
        <FirstStep donate={donate} />
      )}
    </Dialog>
  );
});

/** Interval and amount; continues on the donation page, at the next field. */
function FirstStep({ donate }: Props) {
  const label = useLabel();
  const { choices } = donate;
  const start = startOf({}, choices, useLanguage());
  const { form, gift, onInput } = useGift({ choices, start });
  const [isRefused, setRefused] = useState(false);
  const refuseUnread = (event: FormEvent<HTMLFormElement>) => {
    setRefused(gift.cents === null);
    if (gift.cents !== null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>("[name=custom]")?.focus();
  };
  return (
    <form
      className="dialog-body stack gift-choice"
      action={`${donate.href}#gift-email`}
      method="get"
      ref={form}
      onInput={onInput}
      onSubmit={refuseUnread}
    >
      <DonationPicker
        id="donate-dialog"
        start={start}
        gift={gift}
        problem={isRefused && gift.cents === null ? label("donate_start.unread") : undefined}
      />
      <button className="button button-wide">{label("donate_start.continue")}</button>
      <p className="small muted">{label("donate_start.next")}</p>
    </form>
  );
}
