import { describe, type Fault } from "./fault.ts";
import type { Content } from "./parsed-content.ts";
import { oneNumberOf } from "./schema/facts.ts";

/** `{{students}}` in a text stands for the fact of that name. */
export const factReference = /\{\{(\w+)\}\}/g;

type Visit = (text: string, field: string, key: string) => void;

function eachText(value: unknown, visit: Visit, field = "", key = ""): void {
  if (typeof value === "string") visit(value, field, key);
  else if (value && typeof value === "object") {
    for (const [name, part] of Object.entries(value)) {
      eachText(part, visit, field ? `${field}.${name}` : name, Array.isArray(value) ? key : name);
    }
  }
}

/** A page counts or draws by this fact: a range or words would be taken for nothing. */
function notOneNumber({ facts: { facts } }: Content, name: string, page: string): Fault[] {
  const fact = facts[name];
  if (!fact || typeof fact.value === "number") return [];
  return [
    {
      file: "content/facts.yaml",
      field: `facts.${name}.value`,
      expected: `${oneNumberOf(fact.unit)} (${page} counts with it)`,
      found: describe(fact.value),
    },
  ];
}

/** Names that point into another file must exist there: facts in prose, links, pictures, sources, groups. */
export function checkReferences(content: Content, parsed: Record<string, unknown>): Fault[] {
  const faults: Fault[] = [];
  for (const [file, value] of Object.entries(parsed)) {
    eachText(value, (text, field, key) => {
      for (const [, name = ""] of text.matchAll(factReference)) {
        if (!content.facts.facts[name]) {
          faults.push({
            file,
            field,
            expected: "a fact of content/facts.yaml",
            found: `{{${name}}}`,
          });
        }
      }
      if (key === "link" && !content.links[text]) {
        faults.push({ file, field, expected: "a link of content/links.yaml", found: `"${text}"` });
      }
      if (/^(pictures?|share|slot)$/.test(key) && !content.pictureWords.drawings[text]) {
        const expected = "a picture slot of content/scenes/";
        faults.push({ file, field, expected, found: `"${text}"` });
      }
      if (/(^|_)fact$/.test(key) && !content.facts.facts[text]) {
        faults.push({ file, field, expected: "a fact of content/facts.yaml", found: `"${text}"` });
      }
      if (/(^|_)number_fact$/.test(key)) faults.push(...notOneNumber(content, text, file));
    });
  }
  const { facts, sources, groups } = content.facts;
  for (const [name, fact] of Object.entries(facts)) {
    const where = { file: "content/facts.yaml", field: `facts.${name}` };
    if (!sources[fact.source]) {
      faults.push({
        ...where,
        field: `${where.field}.source`,
        expected: `one of ${Object.keys(sources).join(", ")}`,
        found: `"${fact.source}"`,
      });
    }
    if (!groups[fact.group]) {
      faults.push({
        ...where,
        field: `${where.field}.group`,
        expected: `one of ${Object.keys(groups).join(", ")}`,
        found: `"${fact.group}"`,
      });
    }
  }
  for (const [name, link] of Object.entries(content.links)) {
    if (link.url === null && !link.stand_in) {
      faults.push({
        file: "content/links.yaml",
        field: `links.${name}.stand_in`,
        expected: "what a visitor gets while the url is null",
        found: "nothing",
      });
    }
  }
  return faults;
}
