import { CheckList } from "#app/components/blocks/check-list.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import "#app/components/ui/card.css";
import "./programs.css";

type Programs = VolunteerData["content"]["programs"];

function ProgramCard({
  program,
  words,
}: {
  program: Programs["items"][number];
  words: Programs["words"];
}) {
  const { title, flag, description, features, label, target, picture } = program;
  const facts = (["duration", "price", "age"] as const).map((name) => ({
    name: words[name],
    value: program[name],
  }));
  return (
    <article className="card program" data-reveal="">
      <div className="card-picture">
        <PictureView picture={picture} decorative />
        <p className="price-flag" aria-hidden="true">
          {flag.amount} <small>{flag.per}</small>
        </p>
      </div>
      <div className="thread" aria-hidden="true" />
      <div className="card-body">
        <h3>{title}</h3>
        <FactList facts={facts} className="card-facts" />
        <p className="card-text">{description}</p>
        <CheckList items={features} />
        <DestinationLink className="button" to={target}>
          {label}
        </DestinationLink>
      </div>
    </article>
  );
}

/** Three ways to come, each with the facts to decide by. */
export function ProgramsSection({ content: { programs: content } }: VolunteerData) {
  return (
    <Section id="programs" title={content.title}>
      <ul className="programs">
        {content.items.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} words={content.words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The manual, the packing guides, and the contract as a button (specification 2). */
export function ProgramDocuments({ content: { documents: content } }: VolunteerData) {
  const { title, text, manual, packing, contract } = content;
  const documents = [
    { id: "manual", icon: "book", ...manual },
    { id: "packing", icon: "bag", ...packing },
    { id: "contract", icon: "receipt", ...contract },
  ] as const;
  return (
    <section className="ground-sky" aria-labelledby="documents-title">
      <div className="container program-documents">
        <div>
          <h2 id="documents-title">{title}</h2>
          <p>{text}</p>
        </div>
        <ul>
          {documents.map(({ id, icon, label, target }) => (
            <li key={id} id={id}>
              <Icon name={icon} size={40} />
              <div>
                <DestinationLink
                  className={id === "contract" ? "button button-indigo" : "button button-outline"}
                  to={target}
                >
                  {label}
                </DestinationLink>
                {target.note && <p className="small">{target.note}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
