import type { Subscriber } from "../records.ts";
import type { Language } from "../language/language.ts";

/** People who asked for the newsletter. */
export type Subscribers = {
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
