import { Table } from "#app/components/ui/table.tsx";
import { SourceLink } from "#app/components/blocks/sources.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { type CalculatorContent } from "./calculator-content.ts";

type Props = { content: CalculatorContent; kind: "walls" | "dome" | "tank" };

export function Numbers({ content: { numbers }, kind }: Props) {
  const { columns } = numbers;
  return (
    <section className="ground-sunk calculator-numbers">
      <div className="container section">
        <Disclosure title={<h2 className="fs-3">{numbers.title}</h2>}>
          <Table
            className="table-cards"
            caption={numbers.title}
            isCaptionHidden
            heads={[columns.number, columns.value, columns.source]}
            rows={numbers[kind].map(({ fact }) => [
              <>
                {fact.label}
                <small>{fact.note}</small>
              </>,
              fact.text,
              <SourceLink key="source" source={fact.source} />,
            ])}
          />
        </Disclosure>
      </div>
    </section>
  );
}
