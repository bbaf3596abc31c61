import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { sendStatements, statementsOf } from "#domain/staff/statements.ts";
import { Action, Field, Sure, Table } from "../parts/parts.tsx";
import { noteSeen, type Routes, type Visit } from "../visit/visit.ts";

/** In January people ask for the year that has ended. */
const monthsOfLast = 6;
const firstYear = 2005;

function yearOf({ acting }: Visit, typed: string | null): number {
  const [year = "", month = ""] = guatemalaDay(acting.clock.now()).split("-");
  if (/^20\d\d$/.test(typed ?? "") && Number(typed) >= firstYear) return Number(typed);
  return Number(month) <= monthsOfLast ? Number(year) - 1 : Number(year);
}

async function drawStatements(visit: Visit) {
  const { acting, say, language, query } = visit;
  const year = yearOf(visit, query.get("year"));
  const all = await statementsOf(acting, year);
  await noteSeen(visit, { page: "statements", year, rows: all.length });
  return {
    title: say("statements_title", { year }),
    body: (
      <>
        <form className="filter">
          <Field
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
          heads={[say("entry_email"), say("entry_name"), say("nav_gifts"), say("amount")]}
          rows={all.map(({ donor, receipts, totalCents }) => [
            donor.email,
            donor.name,
            String(receipts.length),
            formatCents(totalCents, language),
          ])}
          none={say("no_statements")}
        />
        {all.length > 0 && (
          <Action
            to="/statements/send"
            hidden={{ year: String(year) }}
            button={say("send_statements", { count: all.length })}
            look="grave"
          >
            <Sure label={say("sure_statements", { year })} />
          </Action>
        )}
      </>
    ),
  };
}

/** What each donor gave in a year, and the letter that says so. */
export const statements: Routes = {
  "GET /statements": drawStatements,
  "POST /statements/send": async (visit) => {
    const { acting, form } = visit;
    const year = yearOf(visit, form.get("year"));
    if (form.get("sure") !== "yes") return { to: `/statements?year=${year}` };
    await sendStatements(acting, year, await statementsOf(acting, year));
    return { to: `/statements?year=${year}`, done: "statements_sent" };
  },
};
