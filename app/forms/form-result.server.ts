import { createContext } from "react-router";
import type { ProblemKey } from "#domain/forms/message-key.ts";

/** A form that was sent and comes back, as its page's loader needs it to draw the form again. */
export type FormResult = {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  /** By field; `form` for the whole. */
  readonly errors: Readonly<Record<string, ProblemKey>>;
  /** The idempotency key it was sent with: it stays the same until the form is kept. */
  readonly hidden: Readonly<Record<string, string>>;
  /** It brought files, which no page can put back into a browser's field. */
  readonly hadFiles: boolean;
  /** Names the request in the log. */
  readonly requestId: string;
};

/** The action's result for the loaders of its request; null on every other request. */
export const formResult = createContext<FormResult | null>(null);
