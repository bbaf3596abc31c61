import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import { type Language, fillTemplate } from "#domain/language/language.ts";
import type { Choices } from "../choices.ts";
import { editorWords, type ExplainedFault } from "../words.ts";
import { placeOf } from "../differences.ts";
import type { FormEdit } from "../fill-in.ts";
import type { FormNode } from "../form-schema.ts";
import type { Path } from "../values.ts";
import type { Stale } from "../unpublished.ts";

export type FieldProps<Node extends FormNode = FormNode> = {
  readonly node: Node;
  readonly path: Path;
  readonly value: unknown;
  readonly label: string;
  /** Key of the field in the file, which is also the key of its hint. */
  readonly name: string;
};
export type FieldOf<Kind extends FormNode["kind"]> = FieldProps<Extract<FormNode, { kind: Kind }>>;

export type Form = {
  readonly language: Language;
  readonly value: unknown;
  readonly faults: readonly ExplainedFault[];
  readonly stale: readonly Stale[];
  readonly choices: Choices;
  /** The field to focus, `0.title`, or null. */
  readonly shown: string | null;
  /** True when records get buttons to add and remove entries. */
  readonly grows: boolean;
  /** Renders a value of any shape; passed here to avoid import cycles. */
  readonly Field: ComponentType<FieldProps>;
};

export const FormContext = createContext<Form | null>(null);
export const useForm = () => useContext(FormContext)!;

export function useWords() {
  const { language, value, choices } = useForm();
  const { ui, fields, hints, options } = editorWords[language];
  const fieldName = (key: string): string => fields[key] ?? key;
  return {
    t: (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
      fillTemplate(ui[name] ?? name, values),
    fieldName,
    placeOf: (field: string): string => placeOf(field, value, language, choices),
    hintOf: (key: string): string | undefined => hints[key],
    optionName: (key: string, other = fieldName(key)): string => options[key] ?? other,
  };
}

export const fieldId = (path: Path) => `field-${path.join(".")}`;
const faultId = (path: Path) => `${fieldId(path)}-fault`;

export function useMustOpen(path: Path): boolean {
  const { faults, shown } = useForm();
  const at = path.join(".");
  const isWithin = (field: string) => field === at || field.startsWith(`${at}.`);
  return faults.some(({ field }) => isWithin(field)) || (shown !== null && isWithin(shown));
}

/** The faults of a field as one text; empty without faults. */
function useFault(at: Path): string {
  const { faults, language } = useForm();
  const own = faults.filter(({ field }) => field === at.join("."));
  return own.map(({ sentence }) => sentence[language]).join(" ");
}

export function Faults({ at }: { at: Path }) {
  const fault = useFault(at);
  return (
    fault && (
      <p className="fault" id={faultId(at)}>
        {fault}
      </p>
    )
  );
}

/** Attributes of an input: name, id, focus and the reference to its fault. */
export function useInput(path: Path) {
  const { shown } = useForm();
  const name = path.join(".");
  const wrong = { "aria-invalid": true, "aria-describedby": faultId(path) } as const;
  return { id: fieldId(path), name, autoFocus: shown === name, ...(useFault(path) && wrong) };
}

export function Hint({ name }: { name: string }) {
  const hint = useWords().hintOf(name);
  return hint && <p className="hint">{hint}</p>;
}

/** Properties for `Input`, which shows label, hint and fault itself. */
export function useField({ path, label, name }: Pick<FieldProps, "path" | "label" | "name">) {
  const { "aria-invalid": _wrong, "aria-describedby": _by, ...input } = useInput(path);
  return { ...input, label, hint: useWords().hintOf(name), fault: useFault(path) };
}

type ActOf = {
  readonly act: FormEdit;
  readonly label?: string;
  /** True for a button in place of an input, which then gets its focus. */
  readonly isInput?: boolean;
  readonly children: ReactNode;
};

/** A button that submits the form with a change of its structure; nothing is saved. */
export function ActionButton({ act, label, isInput, children }: ActOf) {
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
  /** By button: key of its text. */
  readonly acts?: Readonly<Record<string, FormEdit | false>>;
  readonly children: ReactNode;
};

export function ActionButtons({ title, acts = {} }: Pick<EntryProps, "title" | "acts">) {
  const { t } = useWords();
  return (
    <span className="row">
      {Object.entries(acts).map(
        ([name, act]) =>
          act && (
            <ActionButton key={name} act={act} label={t(`${name}_entry`, { title })}>
              {t(name)}
            </ActionButton>
          ),
      )}
    </span>
  );
}

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
        <ActionButtons title={title} acts={acts} />
      </div>
    </details>
  );
}
