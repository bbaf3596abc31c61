/** Issues of the newsletter that were sent, by the names of their folders. */
export type SentIssues = Readonly<
  Record<
    string,
    {
      /** `2027-01-15T14:00:00.000Z` */
      readonly begunAt: string;
      /** How many readers were written to. */
      readonly readers: number;
    }
  >
>;
