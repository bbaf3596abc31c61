import type { ReactNode } from "react";
import { PressForm } from "#app/components/forms/press-form.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { addressOf } from "#domain/language/language.ts";

type ChangeProps = {
  kind: string;
  title: string;
  token: string;
  next: string;
  open?: boolean | undefined;
  children?: ReactNode;
};

/** One thing that can be changed: asks what is wanted; the next page reads it back. */
export function Change({ kind, title, token, next, open, children }: ChangeProps) {
  return (
    <Disclosure title={title} name="change" open={open}>
      <PressForm className="form" method="get" action={addressOf("donateMonthly", useLanguage())}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="change" value={kind} />
        {children}
        <div className="form-actions cluster">
          <button className="button button-outline">
            {next}
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      </PressForm>
    </Disclosure>
  );
}
