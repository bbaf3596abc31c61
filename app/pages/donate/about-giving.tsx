import { Accordion } from "#app/components/ui/accordion.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import type { DonateWords as Words } from "./donate-words.ts";
import "#app/components/ui/card.css";

/** Of each dollar, what reaches the programme, as a length of cloth. */
export function Dollar({ words }: { words: Words["dollar"] }) {
  const share = words.share_number_fact.number;
  return (
    <section className="container section donate-dollar">
      <SectionHeading title={words.title} lead={words.lead} />
      <div className="dollar-bar" aria-hidden="true">
        <div className="dollar-programme band-camino" />
        <div className="dollar-rest" />
      </div>
      <div className="dollar-labels">
        <p>
          <b>{share}¢</b> {words.programme}
        </p>
        <p>
          <b>{100 - share}¢</b> {words.running}
        </p>
      </div>
    </section>
  );
}

export function Ways({ words }: { words: Words["ways"] }) {
  return (
    <section className="ground-sunk" id="ways" aria-labelledby="ways-title">
      <div className="container section">
        <SectionHeading id="ways-title" title={words.title} lead={words.lead} />
        <ul className="donate-ways">
          {words.items.map(({ icon, title, text, label, target }) => (
            <li key={title}>
              <Icon name={icon} size={40} />
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
                <DestinationLink className="arrow-link" to={target}>
                  {label}
                </DestinationLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Trust({ items }: { items: Words["trust"] }) {
  return (
    <ul className="donate-trust">
      {items.map(({ icon, title, text, target }) => (
        <li key={title}>
          <Icon name={icon} size={32} />
          <div>
            <h3>
              <DestinationLink to={target}>{title}</DestinationLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function More({ more }: { more: Words["more"] }) {
  return (
    <section className="section container">
      <h2>{more.title}</h2>
      <ul className="donate-more">
        {more.items.map((item) => (
          <li key={item.title} className="card">
            <div className="card-picture">
              <PictureView picture={item.picture} decorative />
            </div>
            <div className="card-body">
              <h3>{item.title}</h3>
              <p className="card-text">{item.text}</p>
              <ArrowLink to={item.target}>{item.label}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Questions({ questions }: { questions: Words["questions"] }) {
  const rows = questions.items.map(({ title, text }) => ({ title, body: <p>{text}</p> }));
  return (
    <section className="section container donate-questions">
      <div>
        <h2>{questions.title}</h2>
        <ul className="donate-links">
          {questions.links.map(({ label, target }) => (
            <li key={label}>
              <ArrowLink to={target}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      <Accordion name="donate-questions" rows={rows} />
    </section>
  );
}
