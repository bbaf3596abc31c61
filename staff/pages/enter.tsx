import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { ways } from "#domain/giving/entered-gift.ts";
import {
  entryFields,
  readEntry,
  type EntryFault,
  type EntryField,
  type TypedEntry,
} from "#domain/giving/read-entry.ts";
import { randomToken } from "#domain/hashing.ts";
import { findPaid } from "#domain/staff/find-gift.ts";
import { correctByHand, enterByHand, requireByHand, type Paid } from "#domain/staff/gifts.ts";
import { typedEntryOf } from "#domain/staff/typed-entry.ts";
import { designationGroups, findDesignation } from "#reader/designations.ts";
import { EntryForm } from "../parts/entry-form.tsx";
import { Action, type FieldOf } from "../parts/parts.tsx";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

const typedIn = (form: URLSearchParams): TypedEntry =>
  Object.fromEntries(entryFields.map((field) => [field, form.get(field) ?? ""]));

/** The values that a field is chosen from, with their names. */
function optionsOf(field: EntryField, { say, language }: Visit) {
  switch (field) {
    case "way":
      return [
        ["", say("choose")] as const,
        ...ways.map((way) => [way, say(`way_${way}`)] as const),
      ];
    case "language":
      return (["en", "es"] as const).map((one) => [one, say(`language_${one}`)] as const);
    case "for":
      return [
        ["", say("most_needed")] as const,
        ...designationGroups(language).flatMap(({ title, options }) =>
          options.map(({ id, label }) => [id, `${title}: ${label}`] as const),
        ),
      ];
    default:
      return undefined;
  }
}

const typeOf = (field: EntryField) =>
  field === "received" ? "date" : field === "email" ? "email" : "text";
const needed: readonly EntryField[] = ["received", "way", "language"];
const hinted: readonly EntryField[] = [
  "amount",
  "what",
  "shares",
  "sponsor",
  "email",
  "in_return",
  "in_return_value",
  "note",
];

/** What a program fee has too, under the same name. */
const alsoOfFees: readonly EntryField[] = [
  "received",
  "way",
  "amount",
  "name",
  "email",
  "language",
  "note",
];

type Drawn = {
  readonly typed: TypedEntry;
  readonly faults: readonly EntryFault[];
  /** Null: a new gift. */
  readonly replaces: string | null;
};

function drawEntry(visit: Visit, { typed, faults, replaces }: Drawn): Answer {
  const { say } = visit;
  const fields = entryFields.map((name): FieldOf => {
    const fault = faults.find(({ field }) => field === name);
    return {
      name,
      label: say(`entry_${name}`),
      hint: hinted.includes(name) ? say(`hint_${name}`) : undefined,
      value: typed[name],
      fault: fault && say(`fault_${fault.code}`),
      type: typeOf(name),
      options: optionsOf(name, visit),
      required: needed.includes(name),
    };
  });
  const { in_return: details = "" } = typed;
  const asFee = Object.fromEntries(alsoOfFees.map((name) => [name, typed[name] ?? ""]));
  return {
    title: replaces ? say("correct_title", { number: replaces }) : say("enter_gift"),
    status: faults.length > 0 ? 422 : 200,
    body: (
      <EntryForm
        visit={visit}
        to={replaces ? `/gifts/${replaces}/correct` : "/gifts/enter"}
        button={say(replaces ? "correct" : "enter_gift")}
        back={replaces ? `/gifts/${replaces}` : "/gifts"}
        text={say(replaces ? "correct_text" : "enter_text")}
        fields={fields}
        tick={{ name: "thank", label: say("thank") }}
      >
        {faults.some(({ code }) => code === "is_price") && (
          <div className="notice warn">
            <p>{say("fault_is_price")}</p>
            <Action to="/fees/begin" button={say("enter_as_fee")} hidden={{ ...asFee, details }} />
          </div>
        )}
      </EntryForm>
    ),
  };
}

const rulesOf = ({ acting }: Visit) => ({ now: acting.clock.now(), findDesignation });

async function enter(visit: Visit): Promise<Answer> {
  const { acting, form } = visit;
  const typed = typedIn(form);
  const read = readEntry(typed, rulesOf(visit));
  if ("faults" in read) return drawEntry(visit, { typed, faults: read.faults, replaces: null });
  const how = {
    idempotencyKey: `desk ${form.get("key") || randomToken()}`,
    isThanked: form.has("thank"),
  };
  const gift = await enterByHand(acting, read.entry, how);
  // Sent twice, it was entered by the first.
  if (gift === "known") return { to: "/gifts", done: "entered" };
  return { to: `/gifts/${gift.reference}`, done: "entered" };
}

const withEntry =
  (then: (paid: Paid, visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const paid = await findPaid(visit.acting.storage, visit.params["number"] ?? "");
    if (!paid) return null;
    requireByHand(visit.acting, paid);
    return then(paid, visit);
  };

async function correct(paid: Paid, visit: Visit): Promise<Answer> {
  const { acting, form } = visit;
  const typed = typedIn(form);
  const read = readEntry(typed, rulesOf(visit));
  const replaces = paid.payment.receiptNumber;
  if ("faults" in read) return drawEntry(visit, { typed, faults: read.faults, replaces });
  const gift = await correctByHand(acting, paid, read.entry, form.has("thank"));
  return { to: `/gifts/${gift.reference}`, done: "corrected" };
}

/** A gift that did not come by card: entered, and entered anew where something was wrong. */
export const entering: Routes = {
  "GET /gifts/enter": (visit) => {
    const typed = { received: guatemalaDay(visit.acting.clock.now()), language: visit.language };
    return drawEntry(visit, { typed, faults: [], replaces: null });
  },
  "POST /gifts/enter": enter,
  "GET /gifts/:number/correct": withEntry(async (paid, visit) => {
    await noteSeen(visit, { page: "gift", gift: paid.gift.reference });
    const replaces = paid.payment.receiptNumber;
    return drawEntry(visit, { typed: typedEntryOf(paid), faults: [], replaces });
  }),
  "POST /gifts/:number/correct": withEntry(correct),
};
