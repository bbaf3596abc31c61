import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { NotYet } from "#app/components/ui/not-yet.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { SourceLine } from "#app/components/blocks/source-line.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/libro.css";
import "#app/styles/bands/milpa.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("team", language);
  return { head: content.head, content, members: listContent("team", language) };
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function TeamPage({ loaderData: { content, members } }: Route.ComponentProps) {
  return (
    <>
      <GroundOpening {...content.opening} ground="plaster" band="libro" />
      <section className="container section" aria-labelledby="members-title">
        <SectionHeading
          id="members-title"
          title={content.members.title}
          lead={content.members.note}
        />
        {members.some(({ sample }) => sample) && (
          <NotYet what={content.members.title}>{content.members.names_to_come}</NotYet>
        )}
        <ul className="team">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} words={content.members} />
          ))}
        </ul>
      </section>
      <section className="ground-green on-dark" aria-labelledby="room-title">
        <Band name="milpa" />
        <div className="container section team-closing">
          <h2 id="room-title">{content.closing.title}</h2>
          <div>
            <p className="lead">{content.closing.text}</p>
            <p className="actions">
              {content.closing.actions.map(({ label, target }, index) => (
                <DestinationLink
                  key={label}
                  className={index === 0 ? "button button-marigold" : "button button-outline"}
                  to={target}
                >
                  {label}
                </DestinationLink>
              ))}
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

type Props = { member: LoaderData["members"][number]; words: LoaderData["content"]["members"] };

/** A person by name, or an office whose name is to come: then the office is the card's title. */
function MemberCard({ member, words }: Props) {
  const { name, role, description, picture, sources } = member;
  return (
    <li className="team-member" data-reveal="">
      <div className="team-picture cover">
        <PictureView
          picture={picture}
          sizes="(min-width: 1024px) 14rem, (min-width: 600px) 12rem, 8rem"
        />
      </div>
      <div className="team-name">
        <h3>{name ?? role}</h3>
        {name && <p className="team-role">{role}</p>}
      </div>
      <div className="team-text">
        <p>{description}</p>
        {sources.length > 0 && <SourceLine sources={sources} text={words.source} />}
      </div>
    </li>
  );
}
