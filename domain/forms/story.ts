import { choice, optional, sender, line, defineForm } from "./form.ts";

/** A story for the blog: text and up to five pictures. */
export const storyForm = defineForm({
  name: "story",
  keepDays: 730,
  fields: {
    ...sender,
    connection: optional(
      choice(["student", "family", "volunteer", "visitor", "builder", "neighbor", "other"]),
    ),
    title: { ...line(150), required: true },
    story: { kind: "textarea", required: true, minLength: 40, maxLength: 20_000, maxLinks: 10 },
    pictures: {
      kind: "file",
      required: false,
      maxFiles: 5,
      maxBytes: 10_000_000,
      accept: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    },
    peopleAgreed: { kind: "checkbox", required: false },
    mayPublish: { kind: "checkbox", required: true },
  },
  rule: ({ pictures, peopleAgreed }) => ({
    peopleAgreed: pictures.length > 0 && !peopleAgreed ? "people_agreed" : null,
  }),
});
