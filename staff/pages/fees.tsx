import { formatCents } from "#domain/giving/giving-text.ts";
import { feeSums } from "#domain/program-fees/fee-sums.ts";
import { feeKinds } from "#domain/program-fees/program-fee.ts";
import { AsTable } from "../parts/as-table.tsx";
import { feeRow, kindOf } from "../parts/fee-words.tsx";
import { More } from "../parts/more.tsx";
import { Field, Part, Rows, Table } from "../parts/parts.tsx";
import { feeFilter } from "../visit/filters.ts";
import { noteSeen, type Routes, type Visit } from "../visit/visit.ts";

async function drawFees(visit: Visit) {
  const { acting, say, query, language } = visit;
  const { programFees } = acting.storage;
  const filter = feeFilter(query);
  const all = await programFees.count(filter);
  const found = await programFees.list(filter, More.lines(query));
  const sums = await feeSums(programFees, acting.payments.mode);
  const years = [...new Set(sums.map(({ year }) => year))];
  await noteSeen(visit, { page: "fees", rows: found.length });
  const anything = ["", say("anything")] as const;
  return {
    title: say("nav_fees"),
    body: (
      <>
        {acting.payments.mode !== "live" && <p className="notice warn">{say("no_money_yet")}</p>}
        <p>{say("fees_text")}</p>
        <p>
          <a className="button" href="/fees/enter">
            {say("enter_fee")}
          </a>
        </p>
        <Part title={say("fee_sums")}>
          <Table
            name={say("fee_sums")}
            heads={[say("year"), say("field_fee_for"), say("amount")]}
            rows={sums.map(({ year, kind, fees, cents }) => [
              year,
              kindOf(kind, visit),
              `${formatCents(cents, language)} (${fees})`,
            ])}
            none={say("none_found")}
          />
        </Part>
        <Part title={say("fee_list")}>
          <form className="filter">
            <Field
              name="for"
              label={say("field_fee_for")}
              value={query.get("for") ?? ""}
              options={[anything, ...feeKinds.map((one) => [one, kindOf(one, visit)] as const)]}
            />
            <Field
              name="year"
              label={say("year")}
              value={query.get("year") ?? ""}
              options={[anything, ...years.map((one) => [one, one] as const)]}
            />
            <button>{say("filter")}</button>
          </form>
          <p className="quiet">{say("shown", { shown: found.length, all })}</p>
          <Rows rows={found.map((one) => feeRow(one, visit))} none={say("none_found")} />
          <More visit={visit} path="/fees" shown={found.length} all={all} />
          <AsTable visit={visit} path="/fees" />
        </Part>
      </>
    ),
  };
}

/** All payments that are no gifts, newest first, and what they add up to. */
export const fees: Routes = { "GET /fees": drawFees };
