import type { PlannerAnswer } from "#domain/planners/planner-answer.ts";
import "./planner.css";
import "../ui/table.css";

type Props = { caption: string; answer: PlannerAnswer };

/**
 * What a planner worked out, every line with its reason; where no sum can be made, what to do instead. In the light
 * version app/offline/planner.ts writes the same while there is no line.
 */
export function PlannerAnswerView({ caption, answer: { notes, bill, outside } }: Props) {
  return (
    <div className="planner-answer" data-answer={caption}>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {outside === null ? (
        <table className="table table-sums planner-lines">
          <caption className="visually-hidden">{caption}</caption>
          <tbody>
            {bill.map(({ name, why, amount, isSum }) => (
              <tr key={name} className={isSum ? "planner-sum" : undefined}>
                <th scope="row">
                  {name} <small>{why}</small>
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="planner-outside fs-3">{outside}</p>
      )}
    </div>
  );
}
