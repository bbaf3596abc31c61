import type { MailState } from "#domain/mail/mail.ts";
import type { Row } from "#domain/tables/tables.ts";

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
