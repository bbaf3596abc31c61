import { giftEntryForm } from "#domain/giving/entered-gift.ts";
import type { Faults, Typed } from "#domain/giving/read-typed.ts";
import { notEntered, readGiftList } from "#domain/staff/gift-list.ts";
import type { Visit } from "../visit/visit.ts";
import { faultOf } from "./deed-form.tsx";
import { Part, Table } from "../parts/parts.tsx";

/** Reviews a pasted list of gifts: faults by line, or the gifts that would be entered. */
export async function reviewList(visit: Visit, { list = "" }: Typed, faults: Faults) {
  const { say, acting } = visit;
  if (list === "") return null;
  const { gifts, columns, faults: wrong } = await readGiftList(acting, list);
  if (faults["list"]) {
    const rows = wrong.map(({ line, field, code }) => [
      line,
      field,
      faultOf(visit, giftEntryForm, field, code),
    ]);
    const heads = [say("line"), say("import_column"), say("what")];
    const name = say("fault_lines");
    return (
      rows.length > 0 && <Part title={name}>{<Table {...{ name, heads, rows }} none="" />}</Part>
    );
  }
  const fresh = await notEntered(acting, gifts);
  const known = gifts.length - fresh.length;
  return (
    <Part title={say("import_plan", { count: fresh.length })}>
      {known > 0 && <p>{say("import_known", { count: known })}</p>}
      <Table
        name={say("gift_list")}
        heads={[say("line"), ...columns.map((column) => say(`field_${column}`))]}
        rows={fresh.map(({ line, cells }) => [line, ...cells])}
        none={say("import_nothing")}
      />
    </Part>
  );
}
