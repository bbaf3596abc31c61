import type { Language } from "#domain/language/language.ts";

/** The editor's answer. */
export type Answer = {
  readonly file: string | Buffer;
  readonly type: string;
  readonly status?: number;
};

/** A request, as staff's place hands it on. */
export type Asked = {
  readonly query: URLSearchParams;
  readonly language: Language;
  /** All that a request sends that is no form. @param largest in bytes */
  readonly readBody: (largest: number) => Promise<Buffer>;
  readonly contentType: string;
};
export type Route = (asked: Asked) => Answer | Promise<Answer>;

export const json = (value: unknown, status = 200): Answer => ({
  file: JSON.stringify(value),
  type: "application/json",
  status,
});
export const notFound = (): Answer => json({ problem: "not found" }, 404);
