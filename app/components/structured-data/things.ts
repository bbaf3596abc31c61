import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { addressOf } from "#domain/language/language.ts";
import { siteName } from "#domain/language/page-title.ts";
import type { Post } from "#reader/articles.ts";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved, Source } from "#reader/resolve.ts";
import type { Place } from "./place.ts";

/** Programs join what several pages say of one thing by this name of it. */
const idIn = ({ origin }: Place) => `${origin}/#organisation`;

/** Long Way Home where it does something: publishes, invites. */
function organisationOf(place: Place) {
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

type EventEntry = Resolved<ListContent["events"]>[number];

/**
 * An event of the home page (Google: event). "Scheduled" is right before it and after it: schema.org means by
 * it that an event takes place or has taken place on its day; whether it is past, its dates say.
 */
export function event(place: Place, entry: EventEntry) {
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

/**
 * An article (Google: article). Its author is who the article names, and nobody is made up: where that is
 * Long Way Home, the organisation. Of a date no more is said than is known: it is dated by the day it was
 * written, and covers the day of what it tells.
 */
export function article(place: Place, post: Post, sources: readonly Source[]) {
  const address = place.origin + addressOf("blogPost", place.language, { params: { id: post.id } });
  const publisher = organisationOf(place);
  return {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    image: place.origin + fallbackAddress(post.picture),
    datePublished: post.written ?? post.known,
    ...(post.written && { temporalCoverage: post.known }),
    inLanguage: post.language,
    author: post.author === siteName ? publisher : { "@type": "Person", name: post.author },
    publisher,
    mainEntityOfPage: address,
    ...(sources.length > 0 && { citation: sources.map(({ title, url }) => url ?? title) }),
  };
}

/** "A grate [3]" → "A grate": the numbers lead to sources that stand on the page. */
const withoutSources = (text: string) => text.replace(/ \[[\d, ]+\]$/, "");

/** A build sheet whose parts and steps stand on the page (https://schema.org/HowTo). */
export function howTo({ language }: Place, { title, lead, parts, steps }: BuildSheet) {
  return {
    "@type": "HowTo",
    name: title,
    description: lead,
    supply: parts.map((part) => ({ "@type": "HowToSupply", name: withoutSources(part) })),
    step: steps.map((step, at) => ({
      "@type": "HowToStep",
      position: at + 1,
      text: withoutSources(step),
    })),
    inLanguage: language,
  };
}

type Passage = { title: string; text: string };

/** Questions with their answers, as they stand on the page (Google: FAQ page); null where nothing is asked. */
export function questions(passages: readonly Passage[]) {
  const asked = passages.filter(({ title }) => title.endsWith("?"));
  if (asked.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}
