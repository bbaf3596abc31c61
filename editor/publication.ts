import type { Fault } from "#reader/fault.ts";

/**
 * How what is saved becomes public: `here` builds it and hands the running site over to it; `push` sends it to the
 * branch that is followed, from where the server takes it.
 */
export type Way = "here" | "push";

/** A file of content/ that is not as it is public. */
export type ChangedFile = {
  /** `content/pages/about.yaml` */
  readonly path: string;
  readonly how: "new" | "changed" | "gone";
};

/** What would be published now. */
export type Waiting = {
  readonly way: Way;
  /** Null when nothing has been published from this folder yet. */
  readonly changed: readonly ChangedFile[] | null;
  /** What is wrong in the content: nothing is published with it. */
  readonly faults: readonly Fault[];
  /** Git keeps what is published and knows nobody to name as its author. */
  readonly asksName: boolean;
};

/** Whom git names as the author. */
export type Author = { readonly name: string; readonly email: string };

/** The steps, in their order. */
export const stepsOf = {
  here: ["keep", "build", "open"],
  push: ["keep", "send"],
} as const satisfies Record<Way, readonly string[]>;
export type Step = (typeof stepsOf)[Way][number];

/** How a publication ended; each name is a word of the editor, `publish_ended_…`. */
export type Ending =
  | "published"
  /** Public; only the copy of the work did not reach the branch. */
  | "not_sent"
  /** Built, and no site runs from here. */
  | "no_site"
  | "sent"
  /** Others have changed the branch meanwhile. */
  | "behind"
  /** The branch is there and takes nothing: rights, or a rule of its own. */
  | "refused"
  | "not_reached"
  | "not_kept"
  | "not_built";

/** Those after which visitors see, or will see, what was published. */
export const goodEndings: readonly Ending[] = ["published", "not_sent", "no_site", "sent"];

export type Progress =
  | { readonly at: "nothing" }
  | { readonly at: "work"; readonly way: Way; readonly step: Step; readonly since: Date }
  | {
      readonly at: "end";
      readonly ending: Ending;
      readonly when: Date;
      /** What the programs said, for whoever can read it. */
      readonly said: string;
      /** The branch it was sent to. */
      readonly branch: string | null;
    };

/** Publishing, as the editor asks for it. */
export type Publication = {
  readonly waiting: () => Promise<Waiting>;
  /** Begins, when nothing is under way; never throws. @param subject of the commit, when git keeps the content */
  readonly begin: (subject: string, author: Author | null) => void;
  readonly progress: () => Progress;
};
