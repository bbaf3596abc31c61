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
