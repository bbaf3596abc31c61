import { createContext } from "react-router";
import type { MessageKey } from "#domain/forms/message-key.ts";

/** What a visitor is told of a field or of the whole: a fault to mend, or one of ours. */
export type ProblemKey =
  | MessageKey
  | "unreadable"
  | "unavailable"
  | "too_large"
  | "too_slow"
  /** Goods that nobody needs any more. */
  | "enough"
  /** Reference and address do not belong together. */
  | "request_unknown"
  | "too_many_asked"
  /** Another address for the mails about a gift. */
  | "email_same"
  | "email_too_late"
  | AmountProblem;

/** Of a gift's amount, read by the page's language. */
export type AmountProblem = "amount_unclear" | "amount_least" | "amount_raised" | "amount_most";

/** A form that was sent and comes back, as its page's loader needs it to draw the form again. */
export type FormResult = {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  /** By field; `form` for the whole. */
  readonly errors: Readonly<Record<string, ProblemKey>>;
  /** The stamp and the attempt it was sent with: they stay the same until it is kept. */
  readonly hidden: Readonly<Record<string, string>>;
  /** It brought files, which no page can put back into a browser's field. */
  readonly hadFiles: boolean;
  /** Names the request in the log. */
  readonly requestId: string;
};

/** How the action of a request tells its loaders; null on every other request. */
export const formResult = createContext<FormResult | null>(null);
