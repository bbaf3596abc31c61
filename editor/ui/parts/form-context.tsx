import { createContext, useContext, type ComponentType } from "react";
import type { Choices } from "../../choices.ts";
import type { ToldFault } from "../../fault-words.ts";
import type { FormNode } from "../../form-node.ts";
import type { Translation } from "#reader/translations.ts";
import type { Path } from "./values.ts";

export type FieldProps<Node extends FormNode = FormNode> = {
  readonly node: Node;
  readonly path: Path;
  readonly value: unknown;
  readonly label: string;
  /** The field's key in the file, by which hints are found. */
  readonly name: string;
};
/** What a field of one kind is given. */
export type FieldOf<Kind extends FormNode["kind"]> = FieldProps<Extract<FormNode, { kind: Kind }>>;

/** What every field of a form shares. */
export type Form = {
  readonly value: unknown;
  readonly set: (path: Path, value: unknown) => void;
  readonly faults: readonly ToldFault[];
  /** Texts whose English has changed since they were made from it. */
  readonly stale: readonly Translation[];
  /** Says of a text that its Spanish still fits. */
  readonly fits: (text: Translation) => Promise<void>;
  readonly choices: Choices;
  /** A field that is to be seen, `0.title`; null when none is. */
  readonly shown: string | null;
  /** Whether entries may be added to records of this file. */
  readonly grows: boolean;
  readonly reloadChoices: () => void;
  /** The input for a value of any shape; fields that hold others draw them with it. */
  readonly Field: ComponentType<FieldProps>;
};

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  return useContext(FormContext)!;
}

export const fieldId = (path: Path) => `field-${path.join(".")}`;

/** Whether a place lies on the way to a field. */
const leadsTo = (at: string, field: string) => field === at || field.startsWith(`${at}.`);

/** Whether an entry must stand open: a fault lies in it, or a field that is to be seen. */
export function useMustOpen(path: Path): boolean {
  const { faults, shown } = useForm();
  const at = path.join(".");
  return faults.some(({ field }) => leadsTo(at, field)) || (shown !== null && leadsTo(at, shown));
}
