import type { FormName } from "#domain/forms/all-forms.ts";
import type { MailState } from "#domain/mail/mail.ts";
import type { Row } from "#domain/tables/tables.ts";
import type { Stage } from "./stages.ts";

export type Picture = Omit<Row<"picture">, "submissionId" | "position">;

export type KeptSubmission = Omit<Row<"submission">, "idempotencyKey"> & {
  readonly pictureCount: number;
  /** The worst state among its e-mails; null if there are none. */
  readonly mail: MailState | null;
};

type OfStaff = "stage" | "stageAt" | "closedBecause" | "answeredAt" | "staffNote";
export type Submission = Omit<KeptSubmission, "id" | "pictureCount" | "mail" | OfStaff>;

export type NewSubmission = Submission & {
  /** From `submissionKeys`; its hash is stored and unique. */
  readonly idempotencyKey: string;
};

export type SubmissionFilter = {
  readonly form?: FormName;
  readonly since?: Date;
  readonly until?: Date;
  readonly state?: Submission["state"];
  readonly email?: string;
  readonly stage?: Stage;
  /** Only messages that staff must still answer: not suspected, not of `answeredByMail`, not without a stage. */
  readonly isUnanswered?: boolean;
};
