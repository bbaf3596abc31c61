import type { FormName } from "#domain/forms/all-forms.ts";
import type { KeptFields } from "#domain/forms/form.ts";
import type { Language } from "#domain/language/language.ts";
import type { LetterState } from "#domain/mail/letter.ts";
import type { Suspicion } from "#domain/spam/spam.ts";
import type { Stage, Standing } from "./stages.ts";

/** A picture after re-encoding: nothing of the sent file but its pixels is left. */
export type Picture = {
  readonly type: "image/webp";
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

export type Submission = {
  /** For people: `LWH-7K3M-Q7`. Unique. */
  readonly reference: string;
  readonly form: FormName;
  readonly language: Language;
  /** Lower case; null when the form was sent without an address. */
  readonly email: string | null;
  readonly fields: KeptFields;
  readonly state: "received" | "suspected";
  readonly suspicions: readonly Suspicion[];
  readonly receivedAt: Date;
  /** The daily job erases it from this moment on. */
  readonly eraseAfter: Date;
};

export type NewSubmission = Submission & {
  /** Form, the key of the page and content as one text; the storage keeps its hash, and never two of one. */
  readonly idempotencyKey: string;
};

export type KeptSubmission = Submission &
  Standing & {
    readonly id: number;
    readonly pictureCount: number;
    /** For staff alone, and for the person it is about when they ask; may be empty. */
    readonly staffNote: string;
    /** The state among its letters that most wants a look; null when it has none. */
    readonly mail: LetterState | null;
  };

export type SubmissionFilter = {
  readonly form?: string;
  readonly since?: Date;
  readonly until?: Date;
  readonly state?: Submission["state"];
  readonly email?: string;
  readonly stage?: Stage;
  /**
   * Only those that a person must still answer: not what its letter answered at once, what is suspected,
   * or what came before stages were kept.
   */
  readonly isUnanswered?: boolean;
};
