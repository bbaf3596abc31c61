import { z } from "zod";

/** A piece of JSON-LD. */
export type Node = { readonly "@type": string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

const text = z.string().regex(/\S/);
const address = z.string().regex(/^https?:\/\/[^/]+\/?\S*$/);
/** A year, month or day (ISO 8601). */
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const language = z.enum(["en", "es"]);
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

type Fields = Readonly<Record<string, z.ZodType>>;

/**
 * Fields that each type must and may have: required and recommended ones as Google documents them (Search Central,
 * structured data, 2026), the others as schema.org has them. Recommended and not here, because nobody knows
 * them: offers and performers of events, profiles of authors, the address and telephone of the office.
 */
const rules: Readonly<Record<string, readonly [must: Fields, may?: Fields]>> = {
  NGO: [
    { "@id": address, name: text },
    {
      url: address,
      logo: address,
      description: text,
      legalName: text,
      foundingDate: date,
      areaServed: text,
      nonprofitStatus: known("Nonprofit501c3"),
      sameAs: some(address),
      potentialAction: one("DonateAction"),
    },
  ],
  DonateAction: [{ recipient: reference, target: template }],
  EntryPoint: [{ urlTemplate: address }, { inLanguage: language }],
  WebSite: [
    { "@id": address, name: text, url: address, potentialAction: one("SearchAction") },
    { inLanguage: language, publisher: reference },
  ],
  SearchAction: [
    {
      target: template.extend({ urlTemplate: address.includes("{search_term_string}") }),
      "query-input": z.literal("required name=search_term_string"),
    },
  ],
  Event: [
    {
      name: text,
      startDate: date,
      location: one("Place"),
      description: text,
      endDate: date,
      eventStatus: known("EventScheduled"),
      image: address,
      organizer: one("NGO"),
    },
    {
      "@id": address,
      inLanguage: language,
      eventAttendanceMode: known("OfflineEventAttendanceMode"),
    },
  ],
  Place: [{ name: text, address: one("PostalAddress") }],
  PostalAddress: [{ addressLocality: text, addressCountry: text }],
  BlogPosting: [
    {
      headline: text,
      image: address,
      datePublished: date,
      author: one("NGO", "Person"),
      publisher: one("NGO"),
    },
    {
      "@id": address,
      description: text,
      temporalCoverage: date,
      inLanguage: language,
      mainEntityOfPage: address,
      citation: some(text),
    },
  ],
  Person: [{ name: text }],
  BreadcrumbList: [{ itemListElement: steps }],
  ListItem: [{ position: z.int(), name: text, item: address }],
  FAQPage: [{ mainEntity: some(one("Question")) }],
  Question: [{ name: text, acceptedAnswer: one("Answer") }],
  Answer: [{ text }],
  HowTo: [
    { name: text, step: some(one("HowToStep")) },
    { description: text, image: address, supply: some(one("HowToSupply")), inLanguage: language },
  ],
  HowToStep: [{ text }, { position: z.int() }],
  HowToSupply: [{ name: text }],
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
  const [must, may = {}] = rules[type] ?? [];
  if (!must) return [`${type}: no rule for this type`];
  const rule = z.strictObject({ ...must, ...z.object(may).partial().shape });
  const { error } = rule.safeParse(fields);
  return (error?.issues ?? []).flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    return names.map((name) => `${type}.${name}: ${issue.message}`);
  });
}

/** Fields whose value a reader must find on the page. */
const shown = {
  text: /^(name|headline|legalName|text)$/,
  date: /^(startDate|endDate|datePublished|temporalCoverage|foundingDate)$/,
};

/** The values of a node that its page must show. */
export function shownOf(node: Node): { field: string; kind: "text" | "date"; value: string }[] {
  return Object.entries(node).flatMap(([name, value]) => {
    const kind = (["text", "date"] as const).find((one) => shown[one].test(name));
    return kind ? [{ field: `${node["@type"]}.${name}`, kind, value: String(value) }] : [];
  });
}
