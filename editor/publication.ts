import type { Fault } from "#reader/fault.ts";

/** A file of content/ that is not as it is public. */
export type ChangedFile = {
  /** `content/pages/about.yaml` */
  readonly path: string;
  readonly how: "new" | "changed" | "gone";
};

/** What would be published now. */
export type Waiting = {
  readonly changed: readonly ChangedFile[];
  /** What is wrong in the content: nothing is published with it. */
  readonly faults: readonly Fault[];
  /** Git keeps what is published and knows nobody to name as its author. */
  readonly asksName: boolean;
};

/** Whom git names as the author. */
export type Author = { readonly name: string; readonly email: string };

/** How a publication ended; each name is a word of the editor, `publish_ended_…`. */
export type Ending =
  /** No branch is followed: it is a commit here. */
  | "kept"
  /** The branch that is followed has it, from where a server elsewhere takes it. */
  | "sent"
  /** Others have changed the branch meanwhile. */
  | "behind"
  /** The branch is there and takes nothing: rights, or a rule of its own. */
  | "refused"
  | "not_reached"
  | "not_kept";

export const goodEndings: readonly Ending[] = ["kept", "sent"];

/** The last publication. */
export type Ended = {
  readonly ending: Ending;
  readonly when: Date;
  /** What git said, for whoever can read it. */
  readonly said: string;
  /** The branch it was sent to. */
  readonly branch: string | null;
};

/** Publishing, as the editor asks for it. */
export type Publication = {
  readonly waiting: () => Promise<Waiting>;
  /** Never rejects, and takes a minute at most. @param subject of the commit, when git keeps the content */
  readonly publish: (subject: string, author: Author | null) => Promise<void>;
  /** Null: none since the editor was opened. */
  readonly last: () => Ended | null;
};
