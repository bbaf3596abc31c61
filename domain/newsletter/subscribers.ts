import type { Language, WholeLanguage } from "#domain/language/language.ts";

export type Subscriber = {
  readonly email: string;
  readonly language: WholeLanguage;
  readonly state: "asked" | "confirmed" | "left";
  /** Random; in the confirm and unsubscribe links. */
  readonly token: string;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
};

/** People who asked for the newsletter. */
export type Subscribers = {
  /** Within a transaction, as `findByToken`: nobody else changes this reader until it ends. */
  findByEmail(email: string): Promise<Subscriber | null>;
  findByToken(token: string): Promise<Subscriber | null>;
  /** Adds the subscriber, or replaces the one with the same address. */
  save(subscriber: Subscriber): Promise<void>;
  /** Oldest first. */
  each(state: Subscriber["state"], language?: Language): AsyncIterable<Subscriber>;
  countByState(): Promise<Readonly<Record<Subscriber["state"], number>>>;
  /** Erases those who never confirmed or have left before the given moments. */
  eraseStale(askedBefore: Date, leftBefore: Date): Promise<number>;
};
