import type { ComponentProps } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

type Props = ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: string;
  problem?: string | null | undefined;
};

/** An amount of dollars as it is typed, with what is wrong with it. */
export function MoneyField({ id, label, hint, problem, className, ...input }: Props) {
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
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
          aria-describedby={notes || undefined}
          {...input}
        />
      </div>
      {problem && (
        <p className="field-message" id={`${id}-problem`}>
          <Icon name="alert" size={20} />
          <span>{problem}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
