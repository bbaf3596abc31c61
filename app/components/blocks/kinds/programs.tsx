import type { Program } from "#reader/resolve.ts";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { useLabel } from "#app/language/labels.tsx";
import type { BlockOf } from "../block.ts";
import { FactList } from "../fact-list.tsx";
import "#app/components/ui/card.css";
import "./programs.css";

const rows = ["length", "dates", "people", "age", "where", "safety"] as const;
const signs = { yes: "check", no: "close", ask: "chat" } as const;

function Included({ included }: { included: NonNullable<Program["included"]> }) {
  const label = useLabel();
  return (["yes", "no", "ask"] as const).map((state) => {
    const items = included[state];
    if (!items) return null;
    return (
      <div key={state} data-included={state}>
        <dt>{label(`program.included_${state}`)}</dt>
        {items.map((item) => (
          <dd key={item}>
            <Icon name={signs[state]} size={20} />
            {item}
          </dd>
        ))}
      </div>
    );
  });
}

function ProgramCard({ program }: { program: Program }) {
  const label = useLabel();
  const { title, price, description, included, action, picture } = program;
  return (
    <article className="card program" data-reveal="">
      {picture && (
        <div className="card-picture">
          <PictureView picture={picture} decorative />
        </div>
      )}
      <div className="card-body">
        <h3>{title}</h3>
        <p className="numeral fs-5">
          {price.amount} <small>{price.per}</small>
        </p>
        <p className="muted">{description}</p>
        <FactList
          className="program-facts"
          facts={rows.map((row) => [label(`program.${row}`), program[row]])}
        >
          {included && <Included included={included} />}
        </FactList>
        <DestinationLink className="button" to={action.target}>
          {action.label}
        </DestinationLink>
      </div>
    </article>
  );
}

/** Cards of programs: price, length, dates, participants, what is included, and a button. */
export function ProgramsBlock({ block: { items } }: { block: BlockOf<"programs"> }) {
  return (
    <ul className="programs cards">
      {items.map(({ program_card: program }) => (
        <li key={program.id}>
          <ProgramCard program={program} />
        </li>
      ))}
    </ul>
  );
}
