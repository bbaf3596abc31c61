import { useId, type ReactNode } from "react";

export type InputOf = {
  readonly name: string;
  readonly label: string;
  readonly id?: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly required?: boolean;
  readonly type?: "text" | "email" | "date" | "number" | "textarea" | "checkbox";
  readonly options?: readonly (readonly [value: string, name: string])[] | undefined;
  readonly inputMode?: "decimal" | "numeric" | undefined;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly step?: number | "any";
  readonly readOnly?: boolean;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean;
  readonly children?: ReactNode;
};

export function Input(input: InputOf) {
  const { label, hint, fault, options, children, type = "text", value = "", ...rest } = input;
  const own = useId();
  const id = rest.id ?? own;
  const notes = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const common = {
    ...rest,
    id,
    "aria-describedby": notes || undefined,
    "aria-invalid": fault ? true : undefined,
  };
  const hints = hint && <small id={`${id}-hint`}>{hint}</small>;
  const says = fault && (
    <strong id={`${id}-fault`} className="fault">
      {fault}
    </strong>
  );
  if (type === "checkbox") {
    return (
      <label className="tick">
        <input {...common} type="checkbox" value={value || "on"} defaultChecked={value !== ""} />
        <span>
          {label} {hints} {says}
        </span>
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hints}
      {children}
      {options ? (
        <select {...common} defaultValue={value}>
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      ) : type === "textarea" ? (
        <textarea rows={3} {...common} defaultValue={value} />
      ) : (
        <input {...common} defaultValue={value} type={type} autoComplete="off" />
      )}
      {says}
    </div>
  );
}
