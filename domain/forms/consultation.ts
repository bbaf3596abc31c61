import { message, place, reachableBy, sender } from "./fields.ts";
import { defineForm } from "./form.ts";

/** A call with the team; times are in Guatemala. */
export const consultationForm = defineForm({
  name: "consultation",
  keepDays: 365,
  oneOf: reachableBy,
  fields: {
    ...sender,
    purpose: {
      kind: "select",
      required: true,
      options: ["own-build", "school-model", "group-trip", "other"],
    },
    place,
    message,
    firstTime: { kind: "datetime", required: true },
    secondTime: { kind: "datetime", required: false },
    channel: { kind: "select", required: false, options: ["video", "phone", "whatsapp"] },
  },
  rule: ({ channel, phone, firstTime, secondTime }) => ({
    phone: channel !== "" && channel !== "video" && phone === "" ? "required" : null,
    secondTime: secondTime !== "" && secondTime === firstTime ? "same_time" : null,
  }),
});
