export type Run = { text: string; strong: boolean; emphasis?: true; href?: string };

/** A block of an article: those of specification 5, and lists and quotes of CommonMark. */
export type Block =
  | { kind: "heading"; level: 2 | 3; text: string; id: string }
  | { kind: "list"; ordered: boolean; items: Run[][] }
  | { kind: "quote"; paragraphs: Run[][] }
  | { kind: "image"; source: string; alt: string }
  /** `sources`: keys cited at its end, `… [newsletter_2017]`. */
  | { kind: "paragraph"; runs: Run[]; sources?: string[] };
