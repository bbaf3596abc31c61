import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import type { EmployerView } from "./employer-view.ts";
import "./employer-card.css";

type Props = {
  employer: EmployerView;
  words: { asks: string; form: string; no_form: string; source: string };
};

const outside = (href: string) => ({ href, outside: true as const });

/** What one employer that matches gifts gives and asks for, and where its form is. */
export function EmployerCard({ employer, words }: Props) {
  const { gives, asks, form, checked, source } = employer;
  return (
    <div className="employer-card">
      {gives && <p>{gives}</p>}
      {asks.length > 0 && (
        <>
          <p>{words.asks}</p>
          <ul>
            {asks.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {form ? <DestinationLink to={outside(form)}>{words.form}</DestinationLink> : words.no_form}
      </p>
      <p className="small muted">
        {checked} <DestinationLink to={outside(source)}>{words.source}</DestinationLink>
      </p>
    </div>
  );
}
