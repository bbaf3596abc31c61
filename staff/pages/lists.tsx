import type { ReactNode } from "react";
import { giftStates, intervals } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { feeSums } from "#domain/program-fees/fee-sums.ts";
import { feeKinds, type FeeKind } from "#domain/program-fees/program-fee.ts";
import {
  exported,
  feeList,
  giftList,
  messageList,
  readerList,
  type List,
} from "#domain/staff/lists.ts";
import { feeRow, kindOf } from "../parts/fee-words.tsx";
import { giftRow } from "../parts/gift-words.ts";
import { More } from "../parts/more.tsx";
import { Action, Field, Lead, Part, Rows, Table, type RowOf } from "../parts/parts.tsx";
import { messageRow } from "../parts/standing.ts";
import {
  feeFilter,
  giftFilter,
  messageFilter,
  messageForms,
  messageStates,
  readerState,
  readerStates,
} from "../visit/filters.ts";
import { minuteOf } from "../visit/moments.ts";
import { noteSeen, type Page, type Routes, type Visit } from "../visit/visit.ts";

type Choices = readonly (readonly [value: string, name: string])[];

type ListPage<Row> = {
  readonly path: string;
  readonly title: string;
  readonly list: (visit: Visit, asked: URLSearchParams) => List<Row>;
  /** A line of the list; without it `draw` has a way of its own. */
  readonly row?: (one: Row, visit: Visit) => RowOf;
  readonly draw?: (rows: readonly Row[], visit: Visit) => ReactNode;
  /** The values of each filter, under the key of its label. */
  readonly filters: (visit: Visit) => Promise<Filters> | Filters;
  readonly above?: (visit: Visit) => Promise<ReactNode>;
};
type Filters = Readonly<Record<string, readonly [label: string, choices: Choices]>>;

/** A list, narrowed by what was asked, with a button that saves all of it as a table. */
function listPage<Row>({ path, title, list, row, draw, filters, above }: ListPage<Row>): Routes {
  const drawList = async (visit: Visit) => {
    const { say, query } = visit;
    const all = list(visit, query);
    const count = await all.count();
    const rows = await all.first(More.lines(query));
    await noteSeen(visit, { page: path.slice(1), rows: rows.length });
    const asked = [...query].filter(([name]) => name !== "done");
    return {
      title: say(title),
      body: (
        <>
          {await above?.(visit)}
          <form className="row">
            {Object.entries(await filters(visit)).map(([name, [label, options]]) => (
              <Field
                key={name}
                {...{ name, options }}
                label={say(label)}
                value={query.get(name) ?? ""}
              />
            ))}
            <button>{say("filter")}</button>
          </form>
          <p className="quiet">{say("shown", { shown: rows.length, all: count })}</p>
          {row && <Rows rows={rows.map((one) => row(one, visit))} none={say("none_found")} />}
          {draw?.(rows, visit)}
          <More visit={visit} path={path} shown={rows.length} all={count} />
          <Action
            to={`${path}/table`}
            hidden={Object.fromEntries(asked)}
            button={say("as_table")}
          />
        </>
      ),
    };
  };
  const saveTable = async (visit: Visit) => {
    const all = list(visit, visit.form);
    let file = "";
    for await (const { text } of exported(visit.acting, all, "csv")) file += text;
    const name = `${all.name}-${guatemalaDay(visit.acting.clock.now())}.csv`;
    return { file, type: "text/csv; charset=utf-8", name };
  };
  return { [`GET ${path}`]: drawList, [`POST ${path}/table`]: saveTable };
}

const of = (values: readonly string[], nameOf: (one: string) => string): Choices =>
  values.map((one) => [one, nameOf(one)]);
const any = ({ say }: Visit, ...all: Parameters<typeof of>): Choices => [
  ["", say("anything")],
  ...of(...all),
];

const NotYet = ({ visit: { acting, say } }: { visit: Visit }) =>
  acting.payments.mode !== "live" && <p className="notice warn">{say("no_money_yet")}</p>;

const messages = listPage({
  path: "/messages",
  title: "nav_messages",
  list: ({ acting }, asked) => messageList(acting.storage, messageFilter(asked)),
  filters: (visit) => ({
    form: ["filter_form", any(visit, messageForms, (one) => visit.say(`form_${one}`))],
    state: ["filter_state", any(visit, messageStates, (one) => visit.say(`stage_${one}`))],
  }),
  row: messageRow,
});

const readers = listPage({
  path: "/subscribers",
  title: "who_reads",
  list: ({ acting }, asked) => readerList(acting.storage, readerState(asked), acting.siteUrl),
  filters: ({ say }) => ({
    state: ["filter_state", of(readerStates, (one) => say(`reader_${one}`))],
  }),
  draw: (rows, { say, language }) => (
    <Table
      name={say("who_reads")}
      heads={[say("field_email"), say("written_in"), say("since")]}
      rows={rows.map(({ email, language: theirs, leftAt, confirmedAt, askedAt }) => [
        <a key={email} href={`/people?${new URLSearchParams({ email }).toString()}`}>
          {email}
        </a>,
        say(`language_${theirs}`),
        minuteOf(leftAt ?? confirmedAt ?? askedAt, language),
      ])}
      none={say("none_found")}
    />
  ),
});

const gifts = listPage({
  path: "/gifts",
  title: "nav_gifts",
  list: ({ acting }, asked) => giftList(acting.storage, giftFilter(asked)),
  filters: (visit) => ({
    state: ["filter_state", any(visit, giftStates, (one) => visit.say(`gift_${one}`))],
    interval: ["interval", any(visit, intervals, (one) => visit.say(`interval_${one}`))],
  }),
  row: giftRow,
  async above(visit) {
    const { acting, say, language } = visit;
    const totals = await acting.storage.gifts.totals(acting.payments.mode);
    const sum = totals.reduce((cents, { giftCents }) => cents + giftCents, 0);
    return (
      <>
        <NotYet visit={visit} />
        <Lead to="/gifts/enter" isButton>
          {say("enter_gift")}
        </Lead>
        <Lead to="/gifts/import">{say("gift_list")}</Lead>
        <p>{say("received_in_all", { sum: formatCents(sum, language) })}</p>
      </>
    );
  },
});

const sumsOf = ({ acting }: Visit) => feeSums(acting.storage.programFees, acting.payments.mode);

const fees = listPage({
  path: "/fees",
  title: "nav_fees",
  list: ({ acting }, asked) => feeList(acting.storage, feeFilter(asked)),
  async filters(visit) {
    const years = [...new Set((await sumsOf(visit)).map(({ year }) => String(year)))];
    return {
      for: ["field_fee_for", any(visit, feeKinds, (one) => kindOf(one as FeeKind, visit))],
      year: ["year", any(visit, years, String)],
    };
  },
  row: feeRow,
  async above(visit) {
    const { say, language } = visit;
    const sums = await sumsOf(visit);
    return (
      <>
        <NotYet visit={visit} />
        <p>{say("fees_text")}</p>
        <Lead to="/fees/enter" isButton>
          {say("enter_fee")}
        </Lead>
        <Part title={say("fee_sums")}>
          <Table
            name={say("fee_sums")}
            heads={[say("year"), say("field_fee_for"), say("amount")]}
            rows={sums.map(({ year, kind, fees: count, cents }) => [
              year,
              kindOf(kind, visit),
              `${formatCents(cents, language)} (${count})`,
            ])}
            none={say("none_found")}
          />
        </Part>
        <h2>{say("fee_list")}</h2>
      </>
    );
  },
});

export const lists: readonly Page[] = [
  { opens: "letters", routes: { ...messages, ...readers }, asksTouch: true },
  { opens: "money", routes: { ...gifts, ...fees }, asksTouch: true },
];
