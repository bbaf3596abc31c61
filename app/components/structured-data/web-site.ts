import { siteName } from "#domain/language/page-title.ts";
import { addressOf } from "#domain/language/language.ts";
import { organisationOf } from "./organisation.ts";
import type { Place } from "./place.ts";

const query = "search_term_string";

/** The site in one language, with the address that searches it (https://schema.org/WebSite; Google: site name). */
export function webSite(place: Place) {
  const home = place.origin + addressOf("home", place.language);
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: siteName,
    url: home,
    inLanguage: place.language,
    publisher: { "@id": organisationOf(place)["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${place.origin}${addressOf("search", place.language)}?q={${query}}`,
      },
      "query-input": `required name=${query}`,
    },
  };
}
