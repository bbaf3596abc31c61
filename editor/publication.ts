/** The author that git names; without an e-mail address, whoever sits at this machine. */
export type Author = { readonly name: string; readonly email: string };

/** Ends that a publication can come to in the history of the site; each has a word of the editor, `publish_ended_…`. */
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

export type Ended = {
  readonly ending: Ending;
  readonly when: Date;
  readonly said: string;
  readonly branch: string | null;
};

export type Version = {
  readonly id: string;
  readonly when: Date;
  readonly by: string;
  readonly subject: string;
};

export type Publication = {
  /** Keeps and sends all of content/ that is not in the history or in the branch that is followed. Never rejects, and takes a minute at most. @param subject of the commit */
  readonly keep: (subject: string, author: Author) => Promise<void>;
  /** Null: none since the editor was opened. */
  readonly last: () => Ended | null;
  /** The newest first. @param day the last one that counts, `2026-05-18`; null: today */
  readonly versions: (paths: readonly string[], day: string | null) => readonly Version[];
  /** A file as a version left it; null where it was not there. */
  readonly textAt: (version: string, path: string) => string | null;
};
