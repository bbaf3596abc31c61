import type { ComponentProps } from "react";
import { describedBy, FieldNotes } from "#app/components/forms/form-field.tsx";

type Props = ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: string;
  problem?: string | null | undefined;
};

export function MoneyField({ id, label, hint, problem, className, ...input }: Props) {
  const classes = ["form-field", className, problem && "is-wrong"].filter(Boolean);
  return (
    <div className={classes.join(" ")}>
      <label htmlFor={id}>{label}</label>
      <div className="money-input">
        <span aria-hidden="true">$</span>
        <input
          className="input"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, { problem, hint })}
          {...input}
        />
      </div>
      <FieldNotes id={id} problem={problem} hint={hint} />
    </div>
  );
}
