import { Table } from "#app/components/ui/table.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { PriceTable } from "#reader/planners/price-tables.ts";
import "./planner-table.css";

/** Every sum of a planner in one table, closed until it is wanted: all there is of the planner without signal. */
export function PlannerTable({ table: { title, lead, heads, rows } }: { table: PriceTable }) {
  return (
    <Disclosure title={title}>
      <p>{lead}</p>
      <Table
        caption={title}
        isCaptionHidden
        heads={heads}
        rows={rows}
        className="table-sums planner-table"
      />
    </Disclosure>
  );
}
