export type ColumnWords = { readonly id: string; readonly bytes: string };

/** One step of the schema. Once published it is never edited; a change is a new step. */
export type Migration = {
  readonly name: string;
  readonly statements: (words: ColumnWords) => readonly string[];
};
