import type { FormName } from "#domain/forms/all-forms.ts";
import type { MailState } from "#domain/mail/mail.ts";
import type { Row } from "#domain/tables/tables.ts";
import type { Stage } from "./stages.ts";

export type Picture = Omit<Row<"picture">, "submissionId" | "position">;

export type KeptSubmission = Omit<Row<"submission">, "idempotencyKey"> & {
  readonly pictureCount: number;
  /** The state among its e-mails that most wants a look; null when it has none. */
  readonly mail: MailState | null;
};

/** A message as it comes in: staff have said nothing of it. */
export type Submission = Omit<
  KeptSubmission,
  | "id"
  | "pictureCount"
  | "mail"
  | "stage"
  | "stageAt"
  | "closedBecause"
  | "answeredAt"
  | "staffNote"
>;

export type NewSubmission = Submission & {
  /** Form, the key of the page and content as one text; the storage keeps its hash, and never two of one. */
  readonly idempotencyKey: string;
};

export type SubmissionFilter = {
  readonly form?: FormName;
  readonly since?: Date;
  readonly until?: Date;
  readonly state?: Submission["state"];
  readonly email?: string;
  readonly stage?: Stage;
  /**
   * Only those that a person must still answer: not what its e-mail answered at once, what is suspected,
   * or what came before stages were kept.
   */
  readonly isUnanswered?: boolean;
};
