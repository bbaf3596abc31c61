import { addressOf, type Language } from "#app/language/language.ts";

type Site = {
  name: string;
  legal_name?: unknown;
  description?: unknown;
  founded?: unknown;
  place?: unknown;
};

type Event = {
  id: string;
  title: string;
  starts_on: string;
  ends_on: string;
  description: string;
  location: string;
};

type Options = {
  site: Site;
  events: Event[];
  /** Public origin of the site, without a slash at the end. */
  origin: string;
  language: Language;
  /** Addresses of the organisation's profiles elsewhere. */
  profiles: string[];
};

/** What search engines may know of the organisation and its events, as JSON-LD (schema.org). */
export function structuredData({ site, events, origin, language, profiles }: Options): string {
  const home = origin + addressOf("home", language);
  const organisation = { "@id": `${origin}/#organisation` };
  const graph = [
    {
      "@type": "NGO",
      ...organisation,
      name: site.name,
      legalName: site.legal_name,
      description: site.description,
      foundingDate: site.founded,
      url: origin + addressOf("home", "en"),
      areaServed: "San Juan Comalapa, Chimaltenango, Guatemala",
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      "@type": "WebSite",
      "@id": `${home}#website`,
      name: site.name,
      url: home,
      inLanguage: language,
      publisher: organisation,
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
      organizer: organisation,
      inLanguage: language,
    })),
  ];
  // "<" would end the script element that carries it.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
}
