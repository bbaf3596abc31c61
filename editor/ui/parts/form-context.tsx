import { createContext, useContext, type ComponentType } from "react";
import type { Choices } from "../../choices.ts";
import type { ToldFault } from "../../fault-words.ts";
import type { FormNode } from "../../form-node.ts";
import type { Stale } from "../../waiting.ts";
import type { Path } from "./values.ts";

export type FieldProps<Node extends FormNode = FormNode> = {
  readonly node: Node;
  readonly path: Path;
  readonly value: unknown;
  readonly label: string;
  /** The field's key in the file, by which hints are found. */
  readonly name: string;
};
export type FieldOf<Kind extends FormNode["kind"]> = FieldProps<Extract<FormNode, { kind: Kind }>>;

export type Form = {
  readonly value: unknown;
  readonly set: (path: Path, value: unknown) => void;
  readonly faults: readonly ToldFault[];
  readonly stale: readonly Stale[];
  readonly fits: (text: Stale) => Promise<void>;
  readonly choices: Choices;
  /** A field that is to be seen, `0.title`; null when none is. */
  readonly shown: string | null;
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

const leadsTo = (at: string, field: string) => field === at || field.startsWith(`${at}.`);

/** True for an entry that must stand open: a fault lies in it, or a field that is to be seen. */
export function useMustOpen(path: Path): boolean {
  const { faults, shown } = useForm();
  const at = path.join(".");
  return faults.some(({ field }) => leadsTo(at, field)) || (shown !== null && leadsTo(at, shown));
}
