import {
  readCents,
  readDay,
  readEmail,
  readLanguage,
  readLine,
  type TypedFaultCode,
} from "../giving/typed-fields.ts";
import { parseReference } from "../reference.ts";
import { feeKinds, feeWays, type FeeEntry } from "./program-fee.ts";

/** What is asked about a program fee: the flags, the questions and the fields of the desk. */
export const feeFields = [
  "received",
  "way",
  "amount",
  "for",
  "details",
  "name",
  "email",
  "language",
  "request",
  "note",
] as const;
export type FeeField = (typeof feeFields)[number];

/** As typed; what is left out is empty. */
export type TypedFee = Readonly<Partial<Record<FeeField, string>>>;

/** What may be wrong with a field; pages have words of their own for each. */
export type FeeFaultCode = TypedFaultCode | "details" | "kind" | "payer" | "request" | "way";

/** `says` is the same in English, with what was typed. */
export type FeeFault = {
  readonly field: FeeField;
  readonly code: FeeFaultCode;
  readonly says: string;
};

export type FeeRules = {
  readonly now: Date;
  /** Whether a visitor's request has this reference. */
  hasRequest(reference: string): Promise<boolean>;
};

const longest: Readonly<Partial<Record<FeeField, number>>> = { note: 300 };
const usualLongest = 200;

/** Reads one program fee as it was typed. All faults are told at once, each with what it may be. */
export async function readFee(
  typed: TypedFee,
  rules: FeeRules,
): Promise<{ readonly entry: FeeEntry } | { readonly faults: readonly FeeFault[] }> {
  const faults: FeeFault[] = [];
  const at = (field: FeeField) => (code: FeeFaultCode, says: string) =>
    void faults.push({ field, code, says });
  const text = (field: FeeField) =>
    readLine(typed[field] ?? "", longest[field] ?? usualLongest, at(field));

  const receivedAt = readDay(text("received"), rules.now, at("received"));
  const way = chosen(text("way"), feeWays, (says) => at("way")("way", says));
  const cents = readCents(text("amount"), at("amount"));
  const kind = chosen(text("for"), feeKinds, (says) => at("for")("kind", says));
  const details = text("details");
  if (kind === "other" && details === "") at("details")("details", "say what it was paid for");
  const name = text("name");
  if (name === "") at("name")("payer", "say who paid");
  const email = readEmail(text("email"), at("email"));
  const language = readLanguage(text("language"), at("language"));
  const request = await requestOf(text("request"), rules, at("request"));
  const note = text("note");
  if (faults.length > 0 || !receivedAt || !way || !kind || !language) return { faults };
  return {
    entry: { receivedAt, way, cents, kind, details, name, email, language, request, note },
  };
}

function chosen<Choice extends string>(
  typed: string,
  choices: readonly Choice[],
  tell: (says: string) => void,
): Choice | null {
  const found = choices.find((choice) => choice === typed.toLowerCase()) ?? null;
  if (!found) tell(`is "${typed}"; it may be ${choices.join(", ")}`);
  return found;
}

async function requestOf(
  typed: string,
  rules: FeeRules,
  tell: (code: "request", says: string) => void,
): Promise<string | null> {
  if (typed === "") return null;
  const reference = parseReference(typed);
  if (reference && (await rules.hasRequest(reference))) return reference;
  tell("request", `there is no request under "${typed}", such as LWH-7K3M-Q7`);
  return null;
}
