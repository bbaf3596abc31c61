import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { Part, Table } from "../parts/parts.tsx";
import { acts, offered } from "../deeds/kinds.ts";
import { minuteOf, recordView, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import { guatemalaDay } from "#domain/clock.ts";
import { formatCents, formatPresented } from "#domain/language/format.ts";
import { statementsOf } from "#domain/staff/house-deeds.ts";
import { Input } from "../../editor/form/input.tsx";

async function renderMoney(visit: Visit): Promise<Answer> {
  const { acting, say, language } = visit;
  const found = await unclaimedMoney(acting.storage.gifts, acting.payments.mode);
  return {
    title: say("unclaimed_title"),
    body: (
      <>
        <p>{say(found.length > 0 ? "unclaimed_text" : "none_unclaimed")}</p>
        {found.map((one, at) => (
          <Part
            key={`${one.paymentId} ${at}`}
            title={`${say(`money_${one.what}`)}: ${formatPresented(one, language)}`}
          >
            <p className="quiet">{`${minuteOf(one.at, language)} · ${one.paymentId}`}</p>
            {[acts.settle_gift, acts.settle_elsewhere].map((act) => (
              <DeedForm
                key={act.name}
                {...{ visit, act, on: true }}
                values={{ payment: one.paymentId }}
              />
            ))}
          </Part>
        ))}
      </>
    ),
  };
}

export const money: Routes = { "GET /money": renderMoney };

/** Default: the previous year. */
function yearOf({ acting }: Visit, typed: string | null): number {
  if (/^20\d\d$/.test(typed ?? "")) return Number(typed);
  return Number(guatemalaDay(acting.clock.now()).slice(0, 4)) - 1;
}

async function renderStatements(visit: Visit) {
  const { acting, say, language, query } = visit;
  const year = yearOf(visit, query.get("year"));
  const all = await statementsOf(acting, year);
  const isOver = offered([acts.send_statements], String(year), acting).length > 0;
  await recordView(visit, { page: "statements", year, rows: all.length });
  return {
    title: say("statements_title", { year }),
    body: (
      <>
        <form className="row">
          <Input
            name="year"
            label={say("year")}
            value={String(year)}
            inputMode="numeric"
            required
          />
          <button>{say("show")}</button>
        </form>
        <p>{say("statements_text")}</p>
        <Table
          name={say("statements_title", { year })}
          heads={[say("field_email"), say("field_name"), say("nav_gifts"), say("amount")]}
          rows={all.map(({ donor, receipts, totalCents }) => [
            donor.email,
            donor.name,
            String(receipts.length),
            formatCents(totalCents, language),
          ])}
          none={say("no_statements")}
        />
        {all.length > 0 &&
          (isOver ? (
            <DeedForm visit={visit} act={acts.send_statements} on={String(year)} />
          ) : (
            <p className="quiet">{say("refused_year_open")}</p>
          ))}
      </>
    ),
  };
}

export const statements: Routes = { "GET /statements": renderStatements };
