/** Validation faults. A page shows `form.message.<key>`, which may use {max}, {min} and {label}, beside the field. */
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
  "same_time",
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

/** Validation faults, and messages about a form as a whole; texts are `form.message.<key>`. */
export const problemKeys = [
  ...messageKeys,
  "unreadable",
  "unavailable",
  "too_large",
  "too_slow",
  /** No request with this reference and contact. */
  "request_unknown",
  "too_many_asked",
  /** Change of a gift's e-mail address. */
  "email_same",
  "email_too_late",
] as const;

/** Problems of a single field, with that field; the text is `form.<form>.<field>.error.<key>`. */
export const fieldProblems = {
  amount_unclear: "gift.custom",
  amount_least: "gift.custom",
  amount_raised: "gift.custom",
} as const;

export type ProblemKey = (typeof problemKeys)[number] | keyof typeof fieldProblems;
