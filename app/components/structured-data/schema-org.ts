import { fallbackAddress } from "#app/components/media/picture-files.ts";
import { addressOf } from "#domain/language/language.ts";
import { siteName } from "#domain/language/page-title.ts";
import type { Post } from "#reader/articles.ts";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import type { ListContent } from "#reader/load.ts";
import type { Resolved, Source } from "#reader/resolve.ts";
import type * as schema from "schema-dts";
import type { Site } from "#app/components/structured-data/json-ld.tsx";

/** The organisation's `@id`: crawlers merge the nodes of several pages that have the same one. */
const organisationId = ({ origin }: Site) => `${origin}/#organisation`;

/** The organisation as publisher, author or organizer of something else. */
function organisationReference(site: Site): Exclude<schema.NGO, string> {
  return { "@type": "NGO", "@id": organisationId(site), name: siteName };
}

type Details = {
  description?: string;
  legalName?: string;
  /** The day, as ISO 8601; only its year is published. */
  founded?: string;
  sameAs?: readonly string[];
};

/** The organisation in full (https://schema.org/NGO; Google's "Organization", which recommends every field). */
export function organisation(site: Site, { founded, sameAs = [], ...about }: Details): schema.NGO {
  return {
    ...organisationReference(site),
    ...about,
    url: site.origin + addressOf("home", "en"),
    logo: `${site.origin}/apple-touch-icon.png`,
    areaServed: "San Juan Comalapa, Chimaltenango, Guatemala",
    nonprofitStatus: "https://schema.org/Nonprofit501c3",
    ...(founded && { foundingDate: founded.slice(0, 4) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The organisation for the donation page: with a DonateAction that names the address where a gift starts. */
export function organisationWithDonateAction(site: Site): schema.NGO {
  return {
    ...organisationReference(site),
    url: site.origin + addressOf("home", "en"),
    potentialAction: {
      "@type": "DonateAction",
      recipient: { "@id": organisationId(site) },
      target: {
        "@type": "EntryPoint",
        urlTemplate: site.origin + addressOf("donate", site.language),
      },
    },
  };
}

const query = "search_term_string";

/** The site in one language, with the address of its search (https://schema.org/WebSite; Google's "Site name"). */
export function webSite(site: Site): schema.WebSite {
  const home = site.origin + addressOf("home", site.language);
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: siteName,
    url: home,
    inLanguage: site.language,
    publisher: { "@id": organisationId(site) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${site.origin}${addressOf("search", site.language)}?q={${query}}`,
      },
      "query-input": `required name=${query}`,
    } as schema.WithActionConstraints<schema.SearchAction>,
  };
}

/**
 * An event of the home page (Google's "Event"). The status stays EventScheduled after its end: schema.org defines
 * it as "is taking place or has taken place on the startDate as scheduled".
 */
export function event(site: Site, entry: Resolved<ListContent["events"]>[number]): schema.Event {
  return {
    "@type": "Event",
    "@id": `${site.origin}${addressOf("home", site.language)}#${entry.id}`,
    name: entry.title,
    description: entry.description,
    startDate: entry.starts_on,
    endDate: entry.ends_on,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: site.origin + fallbackAddress(entry.picture),
    location: {
      "@type": "Place",
      name: entry.location,
      address: {
        "@type": "PostalAddress",
        addressLocality: "San Juan Comalapa",
        addressCountry: "GT",
      },
    },
    organizer: organisationReference(site),
    inLanguage: site.language,
  };
}

/**
 * An article (Google's "Article"). The author is the person it names, or the organisation where it names none. With
 * a known day of writing, that day is `datePublished` and the day of the events is `temporalCoverage`; otherwise the
 * day of the events is all that is known.
 */
export function article(site: Site, post: Post, sources: readonly Source[]): schema.BlogPosting {
  const address = site.origin + addressOf("blogPost", site.language, { params: { id: post.id } });
  const publisher = organisationReference(site);
  return {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    image: site.origin + fallbackAddress(post.picture),
    datePublished: post.written ?? post.known,
    ...(post.written && { temporalCoverage: post.known }),
    inLanguage: post.language,
    author: post.author === siteName ? publisher : { "@type": "Person", name: post.author },
    publisher,
    mainEntityOfPage: address,
    ...(sources.length > 0 && { citation: sources.map(({ title, url }) => url ?? title) }),
  };
}

/** "A grate [3]" → "A grate": the numbers are links to the page's list of sources. */
const withoutSources = (text: string) => text.replace(/ \[[\d, ]+\]$/, "");

/** A build sheet whose parts and steps the page of that title shows (https://schema.org/HowTo). */
export function howTo({ language }: Site, { title }: Post, sheet: BuildSheet): schema.HowTo {
  return {
    "@type": "HowTo",
    name: title,
    description: sheet.lead,
    supply: sheet.parts.map((part) => ({ "@type": "HowToSupply", name: withoutSources(part) })),
    step: sheet.steps.map((step, at) => ({
      "@type": "HowToStep",
      position: at + 1,
      text: withoutSources(step),
    })),
    inLanguage: language,
  };
}

type Passage = { title: string; text: string };

/** The passages whose title is a question, as Google's "FAQ page"; null when there is none. */
export function faqPage(passages: readonly Passage[]): schema.FAQPage | null {
  const questions = passages.filter(({ title }) => title.endsWith("?"));
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}
