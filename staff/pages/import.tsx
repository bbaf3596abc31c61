import { CsvFault, readCsv } from "#domain/csv-read.ts";
import { hasAmount } from "#domain/giving/entered-gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { Entry } from "#domain/giving/read-entry.ts";
import {
  enterList,
  notEntered,
  readGiftList,
  type ListedGift,
  type ListFault,
} from "#domain/staff/import-gifts.ts";
import { Refusal } from "#domain/staff/refusal.ts";
import { findDesignation } from "#reader/designations.ts";
import { Action, Field, Part, Sure, Table } from "../parts/parts.tsx";
import { dayOf } from "../visit/moments.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";

/** What was pasted, read; a text: why it is no list. */
function readPasted({ acting, form, say }: Visit) {
  const bytes = new TextEncoder().encode(form.get("list") ?? "");
  try {
    return readGiftList(readCsv(bytes), { now: acting.clock.now(), findDesignation });
  } catch (error) {
    if (error instanceof Refusal) return say(`refused_${error.reason}`);
    if (error instanceof CsvFault) return say("fault_no_table");
    throw error;
  }
}

type Asking = { fault?: string; faults?: readonly ListFault[] };

function drawAsking(visit: Visit, { fault, faults = [] }: Asking): Answer {
  const { say, form } = visit;
  const isWrong = fault !== undefined || faults.length > 0;
  return {
    title: say("import_title"),
    status: isWrong ? 422 : 200,
    body: (
      <>
        <p>{say("import_text")}</p>
        {faults.length > 0 && (
          <Part title={say("import_faults")}>
            <Table
              name={say("import_faults")}
              heads={[say("line"), say("import_column"), say("what")]}
              rows={faults.map(({ line, field, code }) => [
                line,
                field ?? "",
                say(`fault_${code}`),
              ])}
              none=""
            />
          </Part>
        )}
        <Action to="/gifts/import" button={say("import_look")} look="strong">
          <Field
            name="list"
            type="area"
            label={say("import_list")}
            hint={say("import_hint")}
            value={form.get("list") ?? ""}
            fault={fault}
            required
          />
        </Action>
        <p>
          <a href="/gifts">{say("back")}</a>
        </p>
      </>
    ),
  };
}

function givenBy(entry: Entry, { language, say }: Visit): string {
  if (hasAmount(entry)) return formatCents(entry.giftCents, language);
  const what = entry.what ?? "";
  return entry.shares === null ? what : say("shares_of", { shares: entry.shares, what });
}

function drawPlan(visit: Visit, fresh: readonly ListedGift[], known: number): Answer {
  const { say, language, form } = visit;
  return {
    title: say("import_plan", { count: fresh.length }),
    body: (
      <>
        {known > 0 && <p>{say("import_known", { count: known })}</p>}
        <Table
          name={say("import_title")}
          heads={[
            say("line"),
            say("entry_received"),
            say("entry_way"),
            say("amount"),
            say("entry_name"),
            say("entry_email"),
            say("entry_for"),
          ]}
          rows={fresh.map(({ line, entry }) => [
            line,
            dayOf(entry.receivedAt, language),
            say(`way_${entry.way}`),
            givenBy(entry, visit),
            entry.name,
            entry.email,
            entry.designation?.label[language] ?? say("most_needed"),
          ])}
          none={say("import_nothing")}
        />
        {fresh.length > 0 && (
          <Action
            to="/gifts/import"
            hidden={{ list: form.get("list") ?? "" }}
            button={say("import_enter")}
            look="grave"
          >
            <label className="sure">
              <input type="checkbox" name="thank" value="yes" />
              <span>{say("thank")}</span>
            </label>
            <Sure label={say("import_sure")} />
          </Action>
        )}
        <p>
          <a href="/gifts/import">{say("back")}</a>
        </p>
      </>
    ),
  };
}

async function take(visit: Visit): Promise<Answer> {
  const { acting, form } = visit;
  const read = readPasted(visit);
  if (typeof read === "string") return drawAsking(visit, { fault: read });
  if (read.faults.length > 0) return drawAsking(visit, { faults: read.faults });
  const fresh = await notEntered(acting, read.gifts);
  if (form.get("sure") !== "yes") return drawPlan(visit, fresh, read.gifts.length - fresh.length);
  await enterList(acting, fresh, form.has("thank"));
  return { to: "/gifts", done: "imported" };
}

/** A list of gifts, pasted from a spreadsheet: looked at first, then entered whole. */
export const importing: Routes = {
  "GET /gifts/import": (visit) => drawAsking(visit, {}),
  "POST /gifts/import": take,
};
