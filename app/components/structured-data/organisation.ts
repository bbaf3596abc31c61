import { siteName } from "#domain/language/page-title.ts";
import { addressOf } from "#domain/language/language.ts";
import type { Place } from "./place.ts";

/** Programs join what several pages say of one thing by this name of it. */
const idIn = ({ origin }: Place) => `${origin}/#organisation`;

/** Long Way Home where it does something: publishes, invites. */
export function organisationOf(place: Place) {
  return { "@type": "NGO", "@id": idIn(place), name: siteName };
}

type About = {
  description?: string;
  legalName?: string;
  /** The day, of which pages show the year. */
  founded?: string;
  /** Its pages at other services, by their addresses. */
  sameAs?: readonly string[];
};

/** Long Way Home itself (https://schema.org/NGO); Google: organization, where every field is recommended. */
export function organisation(place: Place, { founded, sameAs = [], ...about }: About) {
  return {
    ...organisationOf(place),
    ...about,
    url: place.origin + addressOf("home", "en"),
    logo: `${place.origin}/apple-touch-icon.png`,
    areaServed: "San Juan Comalapa, Chimaltenango, Guatemala",
    nonprofitStatus: "https://schema.org/Nonprofit501c3",
    ...(founded && { foundingDate: founded.slice(0, 4) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The same on the page where one gives: an address at which a gift begins. */
export function takesDonations(place: Place) {
  const self = organisationOf(place);
  return {
    ...self,
    url: place.origin + addressOf("home", "en"),
    potentialAction: {
      "@type": "DonateAction",
      recipient: { "@id": self["@id"] },
      target: {
        "@type": "EntryPoint",
        urlTemplate: place.origin + addressOf("donate", place.language),
        inLanguage: place.language,
      },
    },
  };
}
