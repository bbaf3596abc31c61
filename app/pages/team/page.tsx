import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { NotYet } from "#app/components/ui/not-yet.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections, unlessEmpty } from "#app/components/blocks/sections.tsx";
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

type Data = Route.ComponentProps["loaderData"];

const parts = {
  members: unlessEmpty("members", ({ content, members }: Data) => (
    <Section id="members" title={content.members.title} lead={content.members.note}>
      {members.some(({ sample }) => sample) && (
        <NotYet what={content.members.title}>{content.members.names_to_come}</NotYet>
      )}
      <ul className="team">
        {members.map((member) => (
          <MemberCard key={member.id} member={member} words={content.members} />
        ))}
      </ul>
    </Section>
  )),
  closing: ({ content: { closing } }: Data) => (
    <section className="ground-green on-dark" aria-labelledby="room-title">
      <Band name="milpa" />
      <div className="container section team-closing">
        <h2 id="room-title">{closing.title}</h2>
        <div>
          <p className="lead">{closing.text}</p>
          <p className="actions">
            <ActionLinks actions={closing.actions} first="marigold" />
          </p>
        </div>
      </div>
    </section>
  ),
};

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <GroundOpening {...opening} ground="plaster" band="libro" />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}

type Props = { member: Data["members"][number]; words: Data["content"]["members"] };

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
