import { addressOf, type Language } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { JsonLd } from "#app/components/shell/json-ld.tsx";
import type { HomeData } from "./home-data.server.ts";

type Props = Pick<HomeData, "organisation" | "events">;

/** The organisation, the site and its events for search engines. */
export function StructuredData(props: Props) {
  return <JsonLd graph={graph(props, useLanguage())} />;
}

function graph({ organisation, events }: Props, language: Language): object[] {
  const { origin, sameAs, ...about } = organisation;
  const home = origin + addressOf("home", language);
  const self = { "@id": `${origin}/#organisation` };
  return [
    {
      "@type": "NGO",
      ...self,
      ...about,
      url: origin + addressOf("home", "en"),
      areaServed: "San Juan Comalapa, Chimaltenango, Guatemala",
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      "@type": "WebSite",
      "@id": `${home}#website`,
      name: about.name,
      url: home,
      inLanguage: language,
      publisher: self,
    },
    ...events.map((event) => ({
      "@type": "Event",
      "@id": `${home}#${event.id}`,
      name: event.title,
      description: event.description,
      startDate: event.starts_on,
      endDate: event.ends_on,
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: event.location,
        address: {
          "@type": "PostalAddress",
          addressLocality: "San Juan Comalapa",
          addressCountry: "GT",
        },
      },
      organizer: self,
      inLanguage: language,
    })),
  ];
}
