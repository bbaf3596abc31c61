import { z } from "zod";

/** A piece of JSON-LD. */
export type Node = { readonly "@type": string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

const text = z.string().regex(/\S/);
const address = z.string().regex(/^https?:\/\/[^/]+\/?\S*$/);
/** A year, month or day (ISO 8601). */
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const one = (...types: string[]) => z.looseObject({ "@type": z.enum(types) });
const some = (entry: z.ZodType) => z.array(entry).min(1);
const known = (name: string) => z.literal(`https://schema.org/${name}`);
const reference = z.looseObject({ "@id": address });
const template = one("EntryPoint").extend({ urlTemplate: address });
/** Two steps or more, counted from 1. */
const steps = z
  .array(z.looseObject({ "@type": z.literal("ListItem"), position: z.int() }))
  .min(2)
  .refine((all) => all.every(({ position }, at) => position === at + 1));
const each = (names: string, value: z.ZodType) =>
  Object.fromEntries(names.split(" ").map((name) => [name, value]));

/** The value of a field, and of the field of one type where it has another. */
const values: Readonly<Record<string, z.ZodType>> = {
  ...each("name description legalName areaServed headline text", text),
  ...each("addressLocality addressCountry", text),
  ...each("@id url logo image mainEntityOfPage item urlTemplate", address),
  ...each("foundingDate startDate endDate datePublished temporalCoverage", date),
  ...each("organizer publisher", one("NGO")),
  "WebSite.publisher": reference,
  author: one("NGO", "Person"),
  recipient: reference,
  target: template,
  "SearchAction.target": template.extend({ urlTemplate: address.includes("{search_term_string}") }),
  "query-input": z.literal("required name=search_term_string"),
  potentialAction: one("DonateAction"),
  "WebSite.potentialAction": one("SearchAction"),
  nonprofitStatus: known("Nonprofit501c3"),
  eventStatus: known("EventScheduled"),
  eventAttendanceMode: known("OfflineEventAttendanceMode"),
  inLanguage: z.enum(["en", "es"]),
  location: one("Place"),
  address: one("PostalAddress"),
  sameAs: some(address),
  citation: some(text),
  mainEntity: some(one("Question")),
  acceptedAnswer: one("Answer"),
  step: some(one("HowToStep")),
  supply: some(one("HowToSupply")),
  itemListElement: steps,
  position: z.int(),
};

/**
 * Fields that each type must and may have: required and recommended ones as Google documents them (Search Central,
 * structured data, 2026), the others as schema.org has them. Recommended and not here, because nobody knows
 * them: offers and performers of events, profiles of authors, the address and telephone of the office.
 */
const rules: Readonly<Record<string, readonly [must: string, may?: string]>> = {
  NGO: [
    "@id name",
    "url logo description legalName foundingDate areaServed nonprofitStatus sameAs potentialAction",
  ],
  DonateAction: ["recipient target"],
  EntryPoint: ["urlTemplate", "inLanguage"],
  WebSite: ["@id name url potentialAction", "inLanguage publisher"],
  SearchAction: ["target query-input"],
  Event: [
    "name startDate location description endDate eventStatus image organizer",
    "@id inLanguage eventAttendanceMode",
  ],
  Place: ["name address"],
  PostalAddress: ["addressLocality addressCountry"],
  BlogPosting: [
    "headline image datePublished author publisher",
    "@id description temporalCoverage inLanguage mainEntityOfPage citation",
  ],
  Person: ["name"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position name item"],
  FAQPage: ["mainEntity"],
  Question: ["name acceptedAnswer"],
  Answer: ["text"],
  HowTo: ["name step", "description image supply inLanguage"],
  HowToStep: ["text", "position"],
  HowToSupply: ["name"],
};

/** All nodes of a graph, nested ones too. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

/** All nodes of the JSON-LD of a page. */
export const nodesIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) =>
    nodesOf(JSON.parse(json!)),
  );

/** Faults of one node by the rules above: `Event.startDate: Invalid string…`. */
export function faultsOf({ "@type": type, ...fields }: Node): string[] {
  const [must, may = ""] = rules[type] ?? [];
  if (!must) return [`${type}: no rule for this type`];
  const shapeOf = (names: string) =>
    Object.fromEntries(
      (names.match(/\S+/g) ?? []).map((name) => [name, values[`${type}.${name}`] ?? values[name]!]),
    );
  const rule = z.strictObject({ ...shapeOf(must), ...z.object(shapeOf(may)).partial().shape });
  const { error } = rule.safeParse(fields);
  return (error?.issues ?? []).flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    return names.map((name) => `${type}.${name}: ${issue.message}`);
  });
}

/** The values of a node that its page must show. */
export const shownOf = (node: Node) =>
  Object.entries(node).flatMap(([name, value]) => {
    const isShown = values[name] === date || /^(name|headline|legalName|text)$/.test(name);
    return isShown
      ? [{ field: `${node["@type"]}.${name}`, isDate: values[name] === date, value: String(value) }]
      : [];
  });
