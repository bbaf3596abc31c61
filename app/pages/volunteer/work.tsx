import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IconPoints } from "#app/components/blocks/icon-points.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import "./work.css";

/** What the days are filled with, beside an arch of people who do it. */
export function WorkSection({ content: { work: content } }: VolunteerData) {
  const { title, lead, picture, items, week, next } = content;
  return (
    <section className="section container volunteer-work" id="work" aria-labelledby="work-title">
      <div className="volunteer-arch">
        <PictureView picture={picture} />
      </div>
      <div>
        <h2 id="work-title">{title}</h2>
        <p className="lead">{lead}</p>
        <IconPoints points={items} className="volunteer-tasks" />
        <div className="volunteer-week">
          <Icon name="calendar" />
          <p>{week}</p>
          <ArrowLink to={next.target}>{next.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
