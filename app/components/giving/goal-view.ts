import type { Picture } from "#reader/resolve.ts";
import type { GoalStage } from "#domain/giving/goals.ts";

/** A goal as pages draw it, in one language, with its meter of one moment. */
export type GoalView = {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly picture: Picture;
  /** Null, as its text, while the books cannot be read and it depends on them. */
  readonly stage: GoalStage | null;
  readonly stageText: string | null;
  /** Null while the books cannot be read; then `unavailable` says so. */
  readonly meter: {
    /** Of the length of the meter: 100 at most. */
    readonly percent: number;
    readonly sum: string;
    readonly gifts: string;
    readonly counted: string;
  } | null;
  readonly unavailable: string | null;
  /** That no money has moved. */
  readonly note: string | null;
  readonly href: string;
  readonly giveHref: string;
};
