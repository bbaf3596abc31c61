import { giftEntryForm, hasAmount } from "#domain/giving/entered-gift.ts";
import { type Entry } from "#domain/giving/gift-entry.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { Faults, Typed } from "#domain/giving/read-typed.ts";
import { notEntered, readGiftList } from "#domain/staff/gift-list.ts";
import { dayOf } from "../visit/moments.ts";
import type { Visit } from "../visit/visit.ts";
import { faultOf } from "./deed-form.tsx";
import { Part, Table } from "../parts/parts.tsx";

/** A pasted list of gifts: what is wrong with its lines, or what would be entered. */
export async function lookAtList(visit: Visit, { list = "" }: Typed, faults: Faults) {
  const { say, language, acting } = visit;
  if (list === "") return null;
  const read = await readGiftList(acting, list);
  if (faults["list"]) {
    return read.faults.length === 0 ? null : (
      <Part title={say("fault_lines")}>
        <Table
          name={say("fault_lines")}
          heads={[say("line"), say("import_column"), say("what")]}
          rows={read.faults.map(({ line, field, code }) => [
            line,
            field,
            faultOf(visit, giftEntryForm, field, code),
          ])}
          none=""
        />
      </Part>
    );
  }
  const fresh = await notEntered(acting, read.gifts);
  const known = read.gifts.length - fresh.length;
  return (
    <Part title={say("import_plan", { count: fresh.length })}>
      {known > 0 && <p>{say("import_known", { count: known })}</p>}
      <Table
        name={say("gift_list")}
        heads={[
          say("line"),
          say("field_received"),
          say("field_way"),
          say("amount"),
          say("field_name"),
          say("field_email"),
          say("field_for"),
        ]}
        rows={fresh.map(({ line, entry }) => [
          line,
          dayOf(entry.receivedAt, language),
          say(`way_${entry.entered.way}`),
          givenBy(entry, visit),
          entry.name,
          entry.email,
          entry.designation?.label[language] ?? say("most_needed"),
        ])}
        none={say("import_nothing")}
      />
    </Part>
  );
}

function givenBy({ entered, giftCents }: Entry, { language, say }: Visit): string {
  if (hasAmount(entered)) return formatCents(giftCents, language);
  const what = entered.what ?? "";
  return entered.shares === null ? what : say("shares_of", { shares: entered.shares, what });
}
