import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Choices } from "../choices.ts";
import { editorWords, type ExplainedFault } from "../words.ts";
import type { Act } from "../fill-in.ts";
import type { FormNode } from "../form-schema.ts";
import { plainName } from "../names.ts";
import type { Path } from "../values.ts";
import type { Stale } from "../unpublished.ts";

export type FieldProps<Node extends FormNode = FormNode> = {
  readonly node: Node;
  readonly path: Path;
  readonly value: unknown;
  readonly label: string;
  /** The field's key in the file, by which hints are found. */
  readonly name: string;
};
export type FieldOf<Kind extends FormNode["kind"]> = FieldProps<Extract<FormNode, { kind: Kind }>>;

/** A form while it is drawn. */
export type Form = {
  readonly language: Language;
  /** The value of the whole file. */
  readonly value: unknown;
  readonly faults: readonly ExplainedFault[];
  readonly stale: readonly Stale[];
  readonly choices: Choices;
  /** A field that the cursor stands in, `0.title`; null: none. */
  readonly shown: string | null;
  readonly grows: boolean;
  /** The input for a value of any shape; fields that hold others draw them with it. */
  readonly Field: ComponentType<FieldProps>;
};

export const FormContext = createContext<Form | null>(null);
export const useForm = () => useContext(FormContext)!;

/** The words of the editor in the language of whoever reads. */
export function useWords() {
  const { ui, fields, hints, options } = editorWords(useForm().language);
  const fieldName = (key: string): string => fields[key] ?? plainName(key);
  return {
    t: (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
      fillTemplate(ui[name] ?? name, values),
    fieldName,
    placeOf: (field: string): string =>
      field
        .split(".")
        .map((key) => (/^\d+$/.test(key) ? Number(key) + 1 : fieldName(key)))
        .join(" › "),
    hintOf: (key: string): string | undefined => hints[key],
    optionName: (key: string, other = fieldName(key)): string => options[key] ?? other,
  };
}

export const fieldId = (path: Path) => `field-${path.join(".")}`;
const faultId = (path: Path) => `${fieldId(path)}-fault`;

/** For an entry that must stand open: a fault lies in it, or the field that the cursor stands in. */
export function useMustOpen(path: Path): boolean {
  const { faults, shown } = useForm();
  const at = path.join(".");
  const isWithin = (field: string) => field === at || field.startsWith(`${at}.`);
  return faults.some(({ field }) => isWithin(field)) || (shown !== null && isWithin(shown));
}

export function Faults({ at }: { at: Path }) {
  const { faults, language } = useForm();
  const own = faults.filter(({ field }) => field === at.join("."));
  return (
    own.length > 0 && (
      <p className="fault" id={faultId(at)}>
        {own.map(({ sentence }) => sentence[language]).join(" ")}
      </p>
    )
  );
}

/** For an input: its name and id, whether the cursor stands in it, and where it is said what is wrong with it. */
export function useInput(path: Path) {
  const { faults, shown } = useForm();
  const name = path.join(".");
  const isWrong = faults.some(({ field }) => field === name);
  const wrong = { "aria-invalid": true, "aria-describedby": faultId(path) } as const;
  return { id: fieldId(path), name, autoFocus: shown === name, ...(isWrong && wrong) };
}

export function Hint({ name }: { name: string }) {
  const hint = useWords().hintOf(name);
  return hint && <p className="hint">{hint}</p>;
}

/** For an input by itself: the same, its label and all that is said of it. */
export function useField({ path, label, name }: Pick<FieldProps, "path" | "label" | "name">) {
  const { faults, language } = useForm();
  const { "aria-invalid": _wrong, "aria-describedby": _by, ...input } = useInput(path);
  const own = faults.filter(({ field }) => field === input.name);
  const fault = own.map(({ sentence }) => sentence[language]).join(" ");
  return { ...input, label, hint: useWords().hintOf(name), fault };
}

type ActOf = {
  readonly act: Act;
  readonly label?: string;
  /** The button stands in the place of an input, where the cursor may be led. */
  readonly isInput?: boolean;
  readonly children: ReactNode;
};

/** A button that changes what the form asks; what was typed goes along. */
export function Press({ act, label, isInput, children }: ActOf) {
  const { id, autoFocus } = useInput(act[1]);
  const own = isInput && { id, autoFocus };
  return (
    <button
      className="quiet"
      name="form:do"
      value={JSON.stringify(act)}
      aria-label={label}
      {...own}
    >
      {children}
    </button>
  );
}

type EntryProps = {
  readonly path: Path;
  readonly title: string;
  readonly detail?: string | undefined;
  /** By the names of their buttons. */
  readonly acts?: Readonly<Record<string, Act | false>>;
  readonly children: ReactNode;
};

export function Presses({ title, acts = {} }: Pick<EntryProps, "title" | "acts">) {
  const { t } = useWords();
  return (
    <span className="row">
      {Object.entries(acts).map(
        ([name, act]) =>
          act && (
            <Press key={name} act={act} label={t(`${name}_entry`, { title })}>
              {t(name)}
            </Press>
          ),
      )}
    </span>
  );
}

/** One entry of a list. */
export function Entry({ path, title, detail, acts, children }: EntryProps) {
  const isShown = useForm().shown === path.join(".");
  return (
    <details className="entry" id={fieldId(path)} open={useMustOpen(path)}>
      <summary {...{ autoFocus: isShown }}>
        <b>{title}</b>
        {detail && <span className="hint">{detail}</span>}
      </summary>
      <div className="entry-fields">
        {children}
        <Presses title={title} acts={acts} />
      </div>
    </details>
  );
}
