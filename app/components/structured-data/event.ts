import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { addressOf } from "#domain/language/language.ts";
import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved } from "#reader/resolve.ts";
import { organisationOf } from "./organisation.ts";
import type { Place } from "./place.ts";

type Entry = Resolved<ListContent["events"]>[number];

/**
 * An event of the home page (Google: event). "Scheduled" is right before it and after it: schema.org means by
 * it that an event takes place or has taken place on its day; whether it is past, its dates say.
 */
export function event(place: Place, entry: Entry) {
  return {
    "@type": "Event",
    "@id": `${place.origin}${addressOf("home", place.language)}#${entry.id}`,
    name: entry.title,
    description: entry.description,
    startDate: entry.starts_on,
    endDate: entry.ends_on,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: place.origin + fallbackAddress(entry.picture),
    location: {
      "@type": "Place",
      name: entry.location,
      address: {
        "@type": "PostalAddress",
        addressLocality: "San Juan Comalapa",
        addressCountry: "GT",
      },
    },
    organizer: organisationOf(place),
    inLanguage: place.language,
  };
}
