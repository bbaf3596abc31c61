/** A piece of JSON-LD. */
export type Node = { readonly "@type": string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

type Check = (value: unknown, node: Node) => string | null;

const say = (is: boolean, wanted: string) => (is ? null : wanted);
const text: Check = (value) => say(typeof value === "string" && value.trim() !== "", "a text");
const address: Check = (value) =>
  say(typeof value === "string" && /^https?:\/\/[^/]+\/?\S*$/.test(value), "a whole address");
/** A year, month or day (ISO 8601). */
const date: Check = (value) =>
  say(typeof value === "string" && /^\d{4}(-\d{2}(-\d{2})?)?$/.test(value), "a date");
const one =
  (...types: string[]): Check =>
  (value) =>
    say(isNode(value) && types.includes(value["@type"]), types.join(" or "));
const known =
  (name: string): Check =>
  (value) =>
    say(value === `https://schema.org/${name}`, name);
const some =
  (check: Check): Check =>
  (value, node) =>
    Array.isArray(value) && value.length > 0
      ? (value.map((each) => check(each, node)).find(Boolean) ?? null)
      : "one or more";
const language: Check = (value) => say(value === "en" || value === "es", "a language");
const reference: Check = (value) =>
  address((value as { "@id"?: unknown } | null)?.["@id"], { "@type": "" });
const template: Check = (value, node) =>
  isNode(value) && value["@type"] === "EntryPoint"
    ? address(value["urlTemplate"], node)
    : "EntryPoint";

type Rule = {
  /** Fields that are required, or recommended and known for this site. */
  readonly must: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
};

/**
 * What each type must and may hold: required and recommended fields as Google documents them (Search Central,
 * structured data, 2026), the others as schema.org has them. Recommended and not here, because nobody knows
 * them: offers and performers of events, profiles of authors, the address and telephone of the office.
 */
const rules: Readonly<Record<string, Rule>> = {
  NGO: {
    must: { "@id": address, name: text },
    may: {
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
  },
  DonateAction: { must: { recipient: reference, target: template } },
  EntryPoint: { must: { urlTemplate: address }, may: { inLanguage: language } },
  WebSite: {
    must: { "@id": address, name: text, url: address, potentialAction: one("SearchAction") },
    may: { inLanguage: language, publisher: reference },
  },
  SearchAction: {
    must: {
      target: template,
      "query-input": (value, node) => {
        const name = /^required name=(\w+)$/.exec(String(value))?.[1];
        const { urlTemplate } = node["target"] as { urlTemplate: string };
        return say(name !== undefined && urlTemplate.includes(`{${name}}`), "the name in target");
      },
    },
  },
  Event: {
    must: {
      name: text,
      startDate: date,
      location: one("Place"),
      description: text,
      endDate: date,
      eventStatus: known("EventScheduled"),
      image: address,
      organizer: one("NGO"),
    },
    may: {
      "@id": address,
      inLanguage: language,
      eventAttendanceMode: known("OfflineEventAttendanceMode"),
    },
  },
  Place: { must: { name: text, address: one("PostalAddress") } },
  PostalAddress: { must: { addressLocality: text, addressCountry: text } },
  BlogPosting: {
    must: {
      headline: text,
      image: address,
      datePublished: date,
      author: one("NGO", "Person"),
      publisher: one("NGO"),
    },
    may: {
      "@id": address,
      description: text,
      temporalCoverage: date,
      inLanguage: language,
      mainEntityOfPage: address,
      citation: some(text),
    },
  },
  Person: { must: { name: text } },
  BreadcrumbList: {
    must: {
      itemListElement: (value, node) =>
        some(one("ListItem"))(value, node) ??
        say(
          (value as Node[]).length > 1 &&
            (value as Node[]).every(({ position }, at) => position === at + 1),
          "two steps or more, counted from 1",
        ),
    },
  },
  ListItem: {
    must: {
      position: (value) => say(Number.isInteger(value), "a number"),
      name: text,
      item: address,
    },
  },
  FAQPage: { must: { mainEntity: some(one("Question")) } },
  Question: { must: { name: text, acceptedAnswer: one("Answer") } },
  Answer: { must: { text } },
  HowTo: {
    must: { name: text, step: some(one("HowToStep")) },
    may: {
      description: text,
      image: address,
      supply: some(one("HowToSupply")),
      inLanguage: language,
    },
  },
  HowToStep: {
    must: { text },
    may: { position: (value) => say(Number.isInteger(value), "a number") },
  },
  HowToSupply: { must: { name: text } },
};

/** All nodes of a graph, nested ones too. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

/** Faults of one node by the rules above, a line each. */
export function faultsOf(node: Node): string[] {
  const rule = rules[node["@type"]];
  if (!rule) return [`${node["@type"]}: no rule for this type`];
  const all = { ...rule.must, ...rule.may };
  const fault = (field: string, found: string | null) =>
    found ? [`${node["@type"]}.${field}: ${found}`] : [];
  return [
    ...Object.keys(rule.must).flatMap((field) => fault(field, field in node ? null : "missing")),
    ...Object.entries(node).flatMap(([field, value]) =>
      field === "@type" ? [] : fault(field, all[field] ? all[field](value, node) : "unknown field"),
    ),
  ];
}

/** Fields whose value a reader must find on the page, and whether it is a date. */
const shown: Readonly<Record<string, "text" | "date">> = {
  name: "text",
  headline: "text",
  legalName: "text",
  text: "text",
  price: "text",
  startDate: "date",
  endDate: "date",
  datePublished: "date",
  temporalCoverage: "date",
  foundingDate: "date",
  uploadDate: "date",
};

/** The values of a node that its page must show. */
export function shownOf(node: Node): { field: string; kind: "text" | "date"; value: string }[] {
  return Object.entries(node).flatMap(([field, value]) => {
    const kind = shown[field];
    return kind ? [{ field: `${node["@type"]}.${field}`, kind, value: String(value) }] : [];
  });
}
