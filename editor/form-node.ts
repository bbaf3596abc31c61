export type NameOf = "picture" | "fact" | "link" | "category" | "purpose";

/** The form of one value of a content file, made from its schema (form-schema.ts). */
export type FormNode =
  | { readonly kind: "pair" }
  | { readonly kind: "text"; readonly name?: NameOf; readonly is?: "id" | "day" | "changed" }
  | { readonly kind: "number"; readonly whole: boolean }
  | { readonly kind: "tick" }
  | {
      readonly kind: "choice";
      readonly options: readonly string[];
      readonly of?: "icon" | "page";
    }
  | { readonly kind: "list"; readonly item: FormNode }
  | { readonly kind: "group"; readonly fields: readonly FormField[] }
  | { readonly kind: "record"; readonly item: FormNode }
  /** The value may be null: nobody knows it yet. */
  | { readonly kind: "nullable"; readonly value: FormNode }
  /** Groups that say by their `kind` which of several they are. */
  | { readonly kind: "blocks"; readonly blocks: readonly Variant[] }
  /** One of several shapes, such as one number or a range. */
  | { readonly kind: "shapes"; readonly shapes: readonly Variant[] }
  /** The words of an article or of an issue of the newsletter, in both languages. */
  | { readonly kind: "article"; readonly pictures: boolean };

export type FormField = {
  readonly name: string;
  readonly node: FormNode;
  readonly required: boolean;
};

export type Variant = { readonly name: string; readonly node: FormNode };
