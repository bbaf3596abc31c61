import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { PriceTable } from "#reader/planners/price-tables.ts";
import "./planner-table.css";
import "../ui/table.css";

/** Every sum of a planner in one table, closed until it is wanted: all there is of the planner without signal. */
export function PlannerTable({ table: { title, lead, heads, rows } }: { table: PriceTable }) {
  return (
    <Disclosure title={title}>
      <p>{lead}</p>
      <table className="table planner-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...sums]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sums.map((sum, at) => (
                <td key={heads[at + 1]}>{sum}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
