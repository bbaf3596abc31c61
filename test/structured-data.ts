/** A piece of JSON-LD. The compiler checks names and types of its fields (schema-dts). */
export type Node = { readonly "@type": string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

const isDate = (field: string) => /Date$|^date|^temporal/.test(field);
const isAddress = (field: string) =>
  /^(@id|url|logo|image|item|mainEntityOfPage|sameAs|urlTemplate)$/.test(field);

/**
 * Fields that Google requires or recommends (Search Central, structured data, 2026). Recommended and not here, because
 * nobody knows them: offers and performers of events, profiles of authors, the address and telephone of the office.
 */
const needed: Readonly<Record<string, string>> = {
  NGO: "@id name",
  DonateAction: "recipient target",
  EntryPoint: "urlTemplate",
  WebSite: "@id name url potentialAction",
  SearchAction: "target query-input",
  Event: "name startDate location description endDate eventStatus image organizer",
  Place: "name address",
  PostalAddress: "addressLocality addressCountry",
  BlogPosting: "headline image datePublished author publisher",
  Person: "name",
  BreadcrumbList: "itemListElement",
  ListItem: "position name item",
  FAQPage: "mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  HowTo: "name step",
  HowToStep: "text",
  HowToSupply: "name",
};

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

export const nodesIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) =>
    nodesOf(JSON.parse(json!)),
  );

export function faultsOf({ "@type": type, ...fields }: Node): string[] {
  const missing = needed[type]?.split(" ").filter((name) => !(name in fields)) ?? ["has no rule"];
  const wrong = Object.entries(fields).filter(([name, value]) => {
    if (Array.isArray(value) && value.length === 0) return true;
    return [value].flat().some((one: unknown, at) => {
      // Steps are counted from 1.
      if (isNode(one)) return "position" in one && one["position"] !== at + 1;
      if (isDate(name)) return !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(String(one));
      return isAddress(name) ? !URL.canParse(String(one)) : String(one).trim() === "";
    });
  });
  return [...missing, ...wrong.map(([name]) => name)].map((name) => `${type}.${name}`);
}

/** The values of a node that its page must show. */
export const shownOf = (node: Node) =>
  Object.entries(node)
    .filter(([name]) => isDate(name) || /^(name|headline|legalName|text)$/.test(name))
    .map(([name, value]) => ({
      field: `${node["@type"]}.${name}`,
      isDate: isDate(name),
      value: String(value),
    }));
