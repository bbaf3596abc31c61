/**
 * Every fault a visitor can mend, by the key of its sentence in the content. A page shows
 * `form.message.<key>` beside the field; the sentence may use {max}, {min} and {label}.
 */
export const messageKeys = [
  "required",
  "reach",
  "must_tick",
  "email",
  "phone",
  "too_long",
  "too_short",
  "no_links",
  "link_limit",
  "option",
  "number",
  "too_small",
  "too_big",
  "date",
  "in_past",
  "too_far",
  "office_hours",
  "invalid",
  "too_many_files",
  "file_too_big",
  "file_not_picture",
  "file_heic",
  "file_too_many_pixels",
  "file_png",
  "people_agreed",
  "too_many",
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** The same, and what a form may say as a whole. Each has its sentence `form.message.<key>`. */
export const problemKeys = [
  ...messageKeys,
  "unreadable",
  "unavailable",
  "too_large",
  "too_slow",
  /** Reference and address do not belong together. */
  "request_unknown",
  "too_many_asked",
  /** Another address for the mails about a gift. */
  "email_same",
  "email_too_late",
] as const;

/** Problems of one field alone, with the field: their sentence is `form.<form>.<field>.error.<key>`. */
export const fieldProblems = {
  /** Goods that nobody needs any more. */
  amount_unclear: "gift.custom",
  amount_least: "gift.custom",
  amount_raised: "gift.custom",
} as const;

/** A sentence to a visitor about a field or the whole: a fault to mend, or one of ours. */
export type ProblemKey = (typeof problemKeys)[number] | keyof typeof fieldProblems;
