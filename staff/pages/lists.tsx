import type { ReactNode } from "react";
import { giftStates, intervals } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/language/format.ts";
import { guatemalaDay, guatemalaMidnight } from "#domain/clock.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import { feeSums, feeKinds, type FeeKind } from "#domain/program-fees/program-fee.ts";
import {
  exported,
  feeList,
  giftList,
  messageList,
  readerList,
  type List,
} from "#domain/staff/lists.ts";
import { stages, unanswered } from "#domain/submissions/stages.ts";
import { pageOf, person } from "../deeds/kinds.ts";
import { feeRow, kindOf, giftRow, messageRow, NotYet } from "../parts/rows.tsx";
import { Input } from "../../editor/form/input.tsx";
import {
  Action,
  LinkLine,
  linesShown,
  More,
  Rows,
  type RowOf,
  TablePart,
} from "../parts/parts.tsx";
import { minuteOf, recordView, type Page, type Routes, type Visit } from "../visit/visit.ts";

type Choices = readonly (readonly [value: string, name: string])[];
/** Filters by field: key of the label, and options; the first option is the default. */
type Filters = Readonly<Record<string, readonly [label: string, choices: Choices]>>;
type Chosen = Readonly<Record<string, string>>;

type ListPage<Row> = {
  readonly path: string;
  readonly title: string;
  readonly list: (visit: Visit, chosen: Chosen) => List<Row>;
  readonly row: (one: Row, visit: Visit) => RowOf | Promise<RowOf>;
  readonly filters: (visit: Visit) => Promise<Filters> | Filters;
  readonly above?: (visit: Visit) => Promise<ReactNode>;
};

function listPage<Row>({ path, title, list, row, filters, above }: ListPage<Row>): Routes {
  const chosenIn = async (visit: Visit, typed: URLSearchParams) => {
    const known = await filters(visit);
    const chosen = Object.entries(known).map(([name, [, choices]]) => {
      const [value = ""] = choices.find(([one]) => one === typed.get(name)) ?? choices[0]!;
      return [name, value] as const;
    });
    return { known, chosen: Object.fromEntries(chosen) };
  };
  const renderList = async (visit: Visit) => {
    const { say, query } = visit;
    const { known, chosen } = await chosenIn(visit, query);
    const all = list(visit, chosen);
    const count = await all.count();
    const found = await all.first(linesShown(query));
    const rows = await Promise.all(found.map((one) => row(one, visit)));
    await recordView(visit, { page: path.slice(1), rows: rows.length });
    return {
      title: say(title),
      body: (
        <>
          {await above?.(visit)}
          <form className="row">
            {Object.entries(known).map(([name, [label, options]]) => (
              <Input key={name} {...{ name, options }} label={say(label)} value={chosen[name]!} />
            ))}
            <button>{say("show")}</button>
          </form>
          <p className="quiet">{say("shown", { shown: rows.length, all: count })}</p>
          <Rows rows={rows} none={say("none_found")} />
          <More visit={visit} shown={rows.length} all={count} />
          <Action to={`${path}/table`} hidden={chosen} button={say("as_table")} />
        </>
      ),
    };
  };
  const saveTable = async (visit: Visit) => {
    const all = list(visit, (await chosenIn(visit, visit.form)).chosen);
    let file = "";
    for await (const { text } of exported(visit.acting, all, "csv")) file += text;
    const name = `${all.name}-${guatemalaDay(visit.acting.clock.now())}.csv`;
    return { file, type: "text/csv; charset=utf-8", name };
  };
  return { [`GET ${path}`]: renderList, [`POST ${path}/table`]: saveTable };
}

const of = (values: readonly string[], nameOf: (one: string) => string): Choices =>
  values.map((one) => [one, nameOf(one)]);
const any = ({ say }: Visit, ...all: Parameters<typeof of>): Choices => [
  ["", say("anything")],
  ...of(...all),
];
const one = <Value extends string>(values: readonly Value[], chosen = "") =>
  values.find((value) => value === chosen);

const messageForms = allForms.map(({ name }) => name).filter((name) => name !== "newsletter");
const messageStates = ["open", "suspected", ...stages] as const;

const messages = listPage({
  path: "/messages",
  title: "nav_messages",
  list({ acting }, { form, state }) {
    const chosen = one(messageForms, form);
    const inState = { state: one(["suspected"], state), stage: one(stages, state) };
    return messageList(acting.storage, chosen, state === "open" ? unanswered(chosen) : inState);
  },
  filters: (visit) => ({
    form: ["filter_form", any(visit, messageForms, (name) => visit.say(`form_${name}`))],
    state: ["filter_state", any(visit, messageStates, (name) => visit.say(`stage_${name}`))],
  }),
  row: messageRow,
});

export const readerStates = ["confirmed", "asked", "left"] as const;

const readers = listPage({
  path: "/subscribers",
  title: "who_reads",
  list: ({ acting }, { state }) =>
    readerList(acting.storage, one(readerStates, state)!, acting.siteUrl),
  filters: ({ say }) => ({
    state: ["filter_state", of(readerStates, (name) => say(`reader_${name}`))],
  }),
  row: ({ email, language: theirs, leftAt, confirmedAt, askedAt }, { say, language }) => ({
    href: pageOf(person, email),
    name: email,
    about: [say(`language_${theirs}`), minuteOf(leftAt ?? confirmedAt ?? askedAt, language)],
  }),
});

const newYear = (of: number) => guatemalaMidnight(`${of}-01-01`) ?? undefined;
const yearOf = (year: number) => ({ from: newYear(year), until: newYear(year + 1) });
const yearIn = (at: Date) => Number(guatemalaDay(at).slice(0, 4));
const yearFilter = (visit: Visit, first = visit.acting.clock.now()) => {
  const last = yearIn(visit.acting.clock.now());
  const years = Array.from({ length: last - yearIn(first) + 1 }, (_, at) => String(last - at));
  return ["year", any(visit, years, String)] as const;
};
const giftSums = ({ acting: { storage, payments } }: Visit) => storage.gifts.totals(payments.mode);

const gifts = listPage({
  path: "/gifts",
  title: "nav_gifts",
  list: ({ acting }, { state, interval, year }) =>
    giftList(acting.storage, {
      state: one(giftStates, state),
      interval: one(intervals, interval),
      ...(year && { paid: yearOf(Number(year)) }),
    }),
  filters: async (visit) => ({
    year: yearFilter(visit, await visit.acting.storage.gifts.firstPaid()),
    state: ["filter_state", any(visit, giftStates, (name) => visit.say(`gift_${name}`))],
    interval: ["interval", any(visit, intervals, (name) => visit.say(`every_${name}`))],
  }),
  row: giftRow,
  async above(visit) {
    const { say, language, query } = visit;
    const chosen = (await giftSums(visit)).filter(
      ({ year }) => (query.get("year") || String(year)) === String(year),
    );
    const sum = chosen.reduce((cents, { giftCents }) => cents + giftCents, 0);
    return (
      <>
        <NotYet visit={visit} />
        <LinkLine to="/gifts/enter" isButton>
          {say("enter_gift")}
        </LinkLine>
        <p>{say("received_in_all", { sum: formatCents(sum, language) })}</p>
      </>
    );
  },
});

const sumsOf = ({ acting }: Visit) => feeSums(acting.storage.programFees, acting.payments.mode);

const fees = listPage({
  path: "/fees",
  title: "nav_fees",
  list: ({ acting }, { for: kind, year }) =>
    feeList(acting.storage, {
      kind: one(feeKinds, kind),
      ...(year && { receivedAt: yearOf(Number(year)) }),
    }),
  filters: async (visit) => ({
    for: ["field_fee_for", any(visit, feeKinds, (kind) => kindOf(kind as FeeKind, visit))],
    year: yearFilter(visit, newYear(Number((await sumsOf(visit)).at(-1)?.year))),
  }),
  row: feeRow,
  async above(visit) {
    const { say, language } = visit;
    const sums = await sumsOf(visit);
    return (
      <>
        <NotYet visit={visit} />
        <p>{say("fees_text")}</p>
        <LinkLine to="/fees/enter" isButton>
          {say("enter_fee")}
        </LinkLine>
        <TablePart
          name={say("fee_sums")}
          heads={[say("year"), say("field_fee_for"), say("amount")]}
          rows={sums.map(({ year, kind, fees: count, cents }) => [
            year,
            kindOf(kind, visit),
            `${formatCents(cents, language)} (${count})`,
          ])}
          none={say("none_found")}
        />
        <h2>{say("fee_list")}</h2>
      </>
    );
  },
});

export const lists: readonly Page[] = [
  { opens: "messages", routes: { ...messages, ...readers }, needsStepUp: true },
  { opens: "money", routes: { ...gifts, ...fees }, needsStepUp: true },
];
