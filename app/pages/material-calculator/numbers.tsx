import { SourceLink } from "#app/components/blocks/source-link.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { type CalculatorContent } from "./calculator-content.ts";

type Props = { content: CalculatorContent; kind: "walls" | "dome" | "tank" };

/** Every number the estimate is made with, with its note and source. */
export function Numbers({ content: { numbers }, kind }: Props) {
  const { columns } = numbers;
  return (
    <section className="ground-sunk calculator-numbers">
      <div className="container section">
        <Disclosure title={<h2 id="numbers-title">{numbers.title}</h2>}>
          <table className="table table-cards" aria-labelledby="numbers-title">
            <thead>
              <tr>
                <th scope="col">{columns.number}</th>
                <th scope="col">{columns.value}</th>
                <th scope="col">{columns.source}</th>
              </tr>
            </thead>
            <tbody>
              {numbers[kind].map(({ fact }) => (
                <tr key={fact.name}>
                  <th scope="row">
                    {fact.label}
                    <small>{fact.note}</small>
                  </th>
                  <td className="calculator-value">{fact.text}</td>
                  <td data-label={columns.source}>
                    <SourceLink source={fact.source} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </section>
  );
}
