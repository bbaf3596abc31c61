import { choice, message, optional, place, sender, defineForm } from "./form.ts";

/** A call with the team; times are in Guatemala. */
export const consultationForm = defineForm({
  name: "consultation",
  keepDays: 365,
  fields: {
    ...sender,
    purpose: choice(["own-build", "school-model", "group-trip", "other"]),
    place,
    message,
    firstTime: { kind: "datetime", required: true },
    secondTime: { kind: "datetime", required: false },
    channel: optional(choice(["video", "phone", "whatsapp"])),
  },
  rule: ({ channel, phone, firstTime, secondTime }) => ({
    phone: channel !== "" && channel !== "video" && phone === "" ? "required" : null,
    secondTime: secondTime !== "" && secondTime === firstTime ? "same_time" : null,
  }),
});
