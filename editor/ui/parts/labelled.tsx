import type { ReactNode } from "react";
import { fieldId, useForm } from "./form-context.tsx";
import type { Path } from "./values.ts";
import { hintOf, language } from "./words.ts";

const faultId = (path: Path) => `${fieldId(path)}-fault`;

export function Faults({ at }: { at: Path }) {
  const own = useForm().faults.filter(({ field }) => field === at.join("."));
  if (own.length === 0) return null;
  return (
    <p className="fault" id={faultId(at)}>
      {own.map(({ sentence }) => sentence[language]).join(" ")}
    </p>
  );
}

/** For an input: its id, whether something is wrong with it, and where that is said. */
export function useInput(path: Path) {
  const isWrong = useForm().faults.some(({ field }) => field === path.join("."));
  const wrong = { "aria-invalid": true, "aria-describedby": faultId(path) } as const;
  return { id: fieldId(path), ...(isWrong && wrong) };
}

export function Hint({ name }: { name: string }) {
  const hint = hintOf(name);
  return hint && <p className="hint">{hint}</p>;
}

type LabelledOf = {
  readonly path: Path;
  readonly label: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
};

export function Labelled({ path, label, name, children }: LabelledOf) {
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>{label}</label>
      {children}
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

type SelectOf = {
  readonly id: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string) => void;
};

export function Select({ value, options, onPick, ...input }: SelectOf) {
  return (
    <select value={value} onChange={(event) => onPick(event.target.value)} {...input}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}
