import type { AccountDoor } from "./account-door.ts";
import type { Knock, Visitor } from "./visitor.ts";

/** The way staff come in: on this machine, or by their accounts. */
export type Door = {
  /** Null: everybody who is here is the same person. */
  readonly accounts: AccountDoor | null;
  /** Under which origins it is reached. */
  readonly originsAt: (port: number) => readonly string[];
  /** The visitor; cookies to be set where the address let them in; null: nobody we know. */
  readonly enter: (knock: Knock) => Promise<Visitor | { readonly cookies: string[] } | null>;
};
