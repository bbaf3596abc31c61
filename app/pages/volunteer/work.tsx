import { Icon } from "#app/components/icon.tsx";
import { IconPoints } from "#app/components/icon-points.tsx";
import { PictureView } from "#app/components/picture.tsx";
import type { VolunteerContent } from "./volunteer-content.ts";

/** What the days are filled with, beside an arch of people who do it. */
export function WorkSection({ content }: { content: VolunteerContent["work"] }) {
  const { title, lead, picture, items, week } = content;
  return (
    <section className="section container volunteer-work" id="work" aria-labelledby="work-title">
      <div className="volunteer-arch">
        <PictureView picture={picture} />
      </div>
      <div>
        <h2 id="work-title">{title}</h2>
        <p className="lead">{lead}</p>
        <IconPoints points={items} className="volunteer-tasks" />
        <p className="volunteer-week">
          <Icon name="calendar" />
          {week}
        </p>
      </div>
    </section>
  );
}
