import type { MailState } from "#domain/mail/mail.ts";
import type { Row } from "#domain/tables/tables.ts";

export type Picture = Omit<Row<"picture">, "submissionId" | "position">;

export type KeptSubmission = Omit<Row<"submission">, "idempotencyKey"> & {
  readonly pictureCount: number;
  /** The worst state among its e-mails; null if there are none. */
  readonly mail: MailState | null;
};

/** The idempotency key is from `submissionKeys`; its hash is stored. */
export type NewSubmission = Omit<
  Row<"submission">,
  "id" | "stage" | "stageAt" | "closedBecause" | "answeredAt" | "staffNote"
>;
