import type { FormName } from "#domain/forms/all-forms.ts";
import type { KeptFields } from "#domain/forms/form.ts";
import type { Mail, Recipient } from "./mail.ts";
import type { Language } from "#domain/language/language.ts";

/** Makes finished e-mails from the texts in `content/emails/`. */
export type MailWriter = {
  write(request: MailRequest): Mail;
};

type Run = {
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis?: true;
  /** A full address. */
  readonly href?: string;
};

/** A piece of what an article is made of, without pictures. */
export type MailBlock =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Run[])[];
    }
  | { readonly kind: "quote"; readonly paragraphs: readonly (readonly Run[])[] }
  | { readonly kind: "paragraph"; readonly runs: readonly Run[] };

export type MailRequest = {
  readonly mail: string;
  readonly to: Recipient;
  readonly language: Language;
  readonly replyTo?: string;
  /**
   * Fill the placeholders of the text and its rows. A paragraph or row whose value is empty is left
   * out.
   */
  readonly values: Readonly<Record<string, string>>;
  /** Staff's copy of what was sent, under the labels of the form. */
  readonly submission?: {
    readonly form: FormName;
    readonly fields: KeptFields;
  };
  /** The words of a long e-mail, below its paragraphs. */
  readonly blocks?: readonly MailBlock[];
  /** Address of the one button, where the text has one. */
  readonly buttonUrl?: string;
  readonly unsubscribeUrl?: string;
  /** Path and query of a document of ours that goes along. */
  readonly attachment?: string;
  /** Addresses of the text's own links, by name; an empty one leaves its link out. */
  readonly links?: Readonly<Record<string, string>>;
  /** Links that no text knows beforehand, such as one for each receipt. */
  readonly moreLinks?: readonly { readonly label: string; readonly url: string }[];
};
