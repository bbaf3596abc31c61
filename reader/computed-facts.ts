import { formatDays } from "#domain/language/format.ts";
import { inEachLanguage } from "#domain/language/language.ts";
import { computedValue, type ComputedValue } from "./schema/facts.ts";

type Facts = Readonly<Record<string, { readonly value?: unknown } | null>>;
type Event = { readonly id?: unknown; readonly starts_on?: unknown; readonly ends_on?: unknown };

/**
 * Fills in the computed values of content/facts.yaml. One that cannot be computed stays, and the schema of the file
 * reports it.
 * @param written the file's value, unchecked
 * @param events the value of content/lists/events.yaml, unchecked
 */
export function fillComputedFacts(written: unknown, events: unknown): unknown {
  const facts = (written as { facts?: Facts } | null)?.facts;
  if (!facts || typeof facts !== "object") return written;
  const filled = Object.entries(facts).map(([name, fact]) => {
    const rule = computedValue.safeParse(fact?.value);
    const found = rule.success ? compute(rule.data, facts, events) : undefined;
    return [name, found === undefined ? fact : { ...fact, ...found }];
  });
  return { ...(written as object), facts: Object.fromEntries(filled) as unknown };
}

function compute(rule: ComputedValue, facts: Facts, events: unknown) {
  const number = (name: string) => {
    const value = facts[name]?.value;
    return typeof value === "number" ? value : Number.NaN;
  };
  if ("event" in rule) return daysOf(rule.event, events);
  const value =
    "price_fact" in rule
      ? toNearest(number(rule.price_fact) * (1 - number(rule.discount_fact) / 100), rule.round_to)
      : number(rule.from_fact) - number(rule.less_fact);
  return Number.isFinite(value) ? { value } : undefined;
}

const toNearest = (value: number, step: number) => Math.round(value / step) * step;

function daysOf(id: string, events: unknown) {
  const event = (Array.isArray(events) ? (events as Event[]) : []).find((one) => one?.id === id);
  const { starts_on: first, ends_on: last } = event ?? {};
  // Wrong days are a fault of the list of events, and of this figure none.
  const unread = event && { value: inEachLanguage(() => id) };
  if (typeof first !== "string" || typeof last !== "string") return unread;
  if (Number.isNaN(Date.parse(first)) || Number.isNaN(Date.parse(last)) || last < first)
    return unread;
  return {
    value: inEachLanguage((language) => formatDays(first, last, language)),
    as_of: last.slice(0, 4),
  };
}
