import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { linesShown, More, Part, Rows, Table } from "../parts/parts.tsx";
import { giftRows, NoMail } from "../parts/rows.tsx";
import { acts, offered } from "../deeds/kinds.ts";
import {
  dayOf,
  minuteOf,
  recordView,
  type Answer,
  type Routes,
  type Visit,
} from "../visit/visit.ts";
import { guatemalaDay } from "#domain/clock.ts";
import { formatCents, formatPresented } from "#domain/language/format.ts";
import { leftOf } from "#domain/giving/gift.ts";
import { isKept, statementMark } from "#domain/giving/statements.ts";
import { paymentsWithoutEmail, statementsOf } from "#domain/staff/house-deeds.ts";
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

/** Gifts whose donors can be mailed no statement, each with a link to the page of its receipt. */
async function renderWithoutEmail(visit: Visit, year: number) {
  const { acting, say, language, query } = visit;
  const all = await paymentsWithoutEmail(acting, year);
  const cents = all.reduce((sum, { payment }) => sum + leftOf(payment), 0);
  const gifts = [...new Set(all.map(({ gift }) => gift))];
  const rows = await giftRows(gifts.slice(0, linesShown(query)), visit);
  if (rows.length === 0) return null;
  const sums = { count: gifts.length, sum: formatCents(cents, language) };
  return (
    <Part title={say("without_email")}>
      <p>{say("without_email_text", sums)}</p>
      <Rows rows={rows} />
      <More visit={visit} shown={rows.length} all={gifts.length} />
    </Part>
  );
}

async function renderStatements(visit: Visit) {
  const { acting, say, language, query } = visit;
  const typed = query.get("year") ?? "";
  const isYear = /^20\d\d$/.test(typed);
  const year = isYear ? Number(typed) : Number(guatemalaDay(acting.clock.now()).slice(0, 4)) - 1;
  const all = await statementsOf(acting, year);
  const marks = await acting.storage.gifts.marked(statementMark(year));
  const ours = marks.filter(({ mode }) => mode === acting.payments.mode);
  const prepared = new Map(ours.map(({ email, at }) => [email, dayOf(at, language)]));
  const isOver = offered([acts.send_statements], String(year), acting).length > 0;
  const isLeft = all.some(({ donor }) => !prepared.has(donor.email));
  await recordView(visit, { page: "statements", year, rows: all.length });
  return {
    title: say("statements_title", { year }),
    body: (
      <>
        <NoMail visit={visit} />
        <form className="row">
          <Input
            name="year"
            label={say("year")}
            value={typed || String(year)}
            fault={typed && !isYear ? say("not_a_year", { year }) : undefined}
            inputMode="numeric"
            required
          />
          <button>{say("show")}</button>
        </form>
        <p>{say("statements_text")}</p>
        <Table
          name={say("statements_title", { year })}
          heads={["field_email", "field_name", "nav_gifts", "amount", "prepared_on"].map((key) =>
            say(key),
          )}
          rows={all.map(({ donor, receipts, totalCents }) => [
            donor.email,
            donor.name,
            String(receipts.filter((one) => !one.entered?.sponsor && isKept(one)).length),
            formatCents(totalCents, language),
            prepared.get(donor.email),
          ])}
          none={say("no_statements")}
        />
        {isLeft && isOver ? (
          <DeedForm visit={visit} act={acts.send_statements} on={String(year)} />
        ) : (
          all.length > 0 && (
            <p className="quiet">{say(isOver ? "all_prepared" : "refused_year_open")}</p>
          )
        )}
        {await renderWithoutEmail(visit, year)}
      </>
    ),
  };
}

export const statements: Routes = { "GET /statements": renderStatements };
