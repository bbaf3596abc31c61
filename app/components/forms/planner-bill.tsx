export type PlannerLine = {
  name: string;
  /** The rule or the sum behind the amount. */
  why: string;
  amount: string;
  /** What it all comes to. */
  isSum?: boolean;
};

/** What a planner worked out, every line with its reason. */
export function PlannerBill({ caption, lines }: { caption: string; lines: PlannerLine[] }) {
  return (
    <table className="table planner-lines">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {lines.map(({ name, why, amount, isSum }) => (
          <tr key={name} className={isSum ? "planner-sum" : undefined}>
            <th scope="row">
              {name} <small>{why}</small>
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
