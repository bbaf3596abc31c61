/** What the server knows of the request that is being answered. */
export type RequestInfo = {
  /** Names the request in the log; shown to a visitor when it fails. */
  readonly requestId: string;
  /** IP address of the visitor, without port; empty when unknown. */
  readonly clientAddress: string;
  /** Whether the light version is wanted. */
  readonly light: boolean;
  /** Set when the body was cut off: the request holds what could be read of a form. */
  readonly refused?: 408 | 413;
  /** Notes in the log that we failed: once for each error, under the request's id. */
  reportFailure(error: unknown): void;
};

/** The application: a request in, an answer out. */
export type Render = (request: Request, info: RequestInfo) => Promise<Response>;
