/** Messages between the main thread, which serves HTTP, and the application's thread. All can be cloned. */
import type { SentHeaders } from "./security-headers.ts";

/** A file that was sent with a form; it is on disk while the request is handled. */
export type SentFile = {
  readonly path: string;
  readonly fileName: string;
  readonly type: string;
};

/** The fields of a form in the order in which they were sent. */
export type SentForm = readonly (readonly [name: string, value: string | SentFile])[];

export type AppRequest = {
  readonly method: string;
  /** Absolute, with the origin of `SITE_URL`. */
  readonly url: string;
  /** The form of a POST; null: the body was no form, or could not be read. */
  readonly form: SentForm | null;
  /** Names the request in the log; shown to the visitor when it fails. */
  readonly requestId: string;
  /** The path for the log, without anything personal. */
  readonly loggedPath: string;
  /** The visitor's IP address, without port; empty when unknown. */
  readonly clientAddress: string;
  readonly light: boolean;
  /** Set when the body was cut off after its text was complete. */
  readonly refused?: 408 | 413 | 503;
  /** The response is cached and sent to everybody: it must contain nothing about one visitor. */
  readonly forEverybody: boolean;
};

/** A request for a page as everybody gets it, without any visitor's address. */
export const anonymousRequest = {
  method: "GET",
  form: null,
  requestId: "",
  loggedPath: "",
  clientAddress: "",
  forEverybody: true,
} as const;

/** A request as loaders and actions get it. */
export type RequestInfo = Omit<AppRequest, "form"> & {
  /** The form of a POST; null: the body was no form, or could not be read. */
  readonly form: FormData | null;
  /**
   * Takes a page's data out of its HTML and returns the address that the browser loads it from; null: the data stays in
   * the HTML, because it is for one visitor or has a query.
   */
  readonly movePageData: ((pageData: string) => string) | null;
  /** Logs that we failed: once for each error, under the request's id. */
  reportFailure(error: unknown): void;
  /** Says that the page shows sums of the ledger. */
  dependsOnLedger(): void;
};

export type AppResponse = {
  readonly status: number;
  readonly headers: SentHeaders;
  readonly body: Uint8Array;
  /** The page's data for React Router, where it is not part of the HTML, and the address the HTML loads it from. */
  readonly pageData: { readonly address: string; readonly text: string } | null;
  /** The page shows sums of the ledger: it is not cached for long (PageCache). */
  readonly dependsOnLedger: boolean;
  /** The database cannot be reached; the program did not fail. */
  readonly storageUnavailable: boolean;
};
