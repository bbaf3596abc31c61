import { choice, optional, optionalMessage, organisation, sender, defineForm } from "./form.ts";
import { mostTravellers } from "#domain/planners/trip.ts";

export const groupPacketForm = defineForm({
  name: "group-packet",
  keepDays: 730,
  fields: {
    ...sender,
    organisation: { ...organisation, required: true },
    audience: choice([
      "university-or-school",
      "corporate-team",
      "service-organization",
      "youth-program",
      "other",
    ]),
    // Trips have 8 to 25 participants (specification 9), but other sizes may be requested.
    participants: { kind: "number", required: true, min: 1, max: mostTravellers },
    program: optional(choice(["intensive", "standard", "extended", "undecided"])),
    startsOn: { kind: "date", required: false },
    message: optionalMessage,
  },
});
