import type { SentHeaders } from "./security-headers.ts";

/** A file of a form, as it lies on the disk while the request is answered. */
export type SentFile = {
  readonly path: string;
  readonly fileName: string;
  readonly type: string;
};

/** The fields of a form in the order in which they were sent. */
export type SentForm = readonly (readonly [name: string, value: string | SentFile])[];

/** A request as the front hands it to the application: everything in it can cross to another thread. */
export type Asked = {
  readonly method: string;
  /** Whole, with the origin that the visitor's browser believes to be at. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The form of a POST; null when it brought none that could be read. */
  readonly form: SentForm | null;
  /** Names the request in the log; shown to a visitor when it fails. */
  readonly requestId: string;
  /** IP address of the visitor, without port; empty when unknown. */
  readonly clientAddress: string;
  readonly light: boolean;
  /** Set when the body was cut off after its text was complete. */
  readonly refused?: 408 | 413;
  /** The answer is kept and given to everybody: nothing of one visitor may stand in it. */
  readonly forEverybody: boolean;
};

/** A page that is drawn before anybody asks for it, or for all who do. */
export const askedByNobody = {
  method: "GET",
  headers: [],
  form: null,
  requestId: "",
  clientAddress: "",
  forEverybody: true,
} as const;

export type RequestInfo = Pick<
  Asked,
  "requestId" | "clientAddress" | "light" | "refused" | "forEverybody"
> & {
  /** Notes in the log that we failed: once for each error, under the request's id. */
  reportFailure(error: unknown): void;
  /** Says that the answer shows sums of the ledger: it is drawn anew when the books change. */
  readBooks(): void;
};

/** The application's answer, as it crosses back. */
export type Answer = {
  readonly status: number;
  readonly headers: SentHeaders;
  readonly body: Uint8Array;
  /** The page's data for the application, where it was taken out of the page. */
  readonly state: { readonly address: string; readonly text: string } | null;
  /** The generation of content, day and troubles by which it was drawn. */
  readonly generation: number;
  readonly readsBooks: boolean;
  /** The books at which it was drawn. */
  readonly books: number;
  /** The records do not answer: it is not the program that failed. */
  readonly storageAway: boolean;
};

/** The application as a function from request to answer; whoever asks adds by what it was drawn. */
export type Draw = (asked: Asked) => Promise<Omit<Answer, "generation" | "books">>;

/** Everything the front needs to know of the content. A new one is sent with each generation. */
export type SiteFacts = {
  readonly generation: number;
  /** Another number when the sums of the books may be others. */
  readonly books: number;
  /** Paths and patterns of the site, such as `/blog/:id`. */
  readonly paths: readonly string[];
  /** Every address that is drawn once and kept. */
  readonly pages: readonly string[];
  readonly redirects: ReadonlyMap<string, string>;
  /** A way to give that does not need this server, where the content names one. */
  readonly giveElsewhere: string | null;
};
