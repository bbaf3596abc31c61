import { createContext } from "react-router";
import type { ProblemKey } from "#domain/forms/message-key.ts";

/** A rejected form, from the page's action to its loader, which renders the form again with these values. */
export type FormResult = {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  /** By field name; `form` for a problem of the whole form. */
  readonly errors: Readonly<Record<string, ProblemKey>>;
  /** The key it was sent with: every retry keeps it until the form is stored. */
  readonly idempotencyKey: string | null;
  /** Files were attached. No page can put them back into a file input, so the visitor is asked to. */
  readonly hadFiles: boolean;
  /** Identifies the request in the log. */
  readonly requestId: string;
};

/** Set by `formAction` for the loaders of the same request; null on every other request. */
export const formResult = createContext<FormResult | null>(null);
