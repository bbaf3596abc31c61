import type { ReactNode } from "react";
import { calendarPath } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { HomeData } from "./home-data.server.ts";
import { Line } from "./short-sections.tsx";

/** Events with their dates; one that has ended has no links. Open if an event is still to come. */
export function EventsSection({ content: { events: words }, events }: HomeData) {
  if (events.length === 0) return null;
  const areOver = events.every(({ phase }) => phase === "ended");
  return (
    <Line id="events" title={areOver ? words.title_ended : words.title} open={!areOver}>
      <ul className="event-list rows">
        {events.map(({ id, title, date, description, location, target, phase }) => (
          <li key={id} className="split">
            <p className="event-date muted">{date}</p>
            <div>
              <h3 className="fs-2">{title}</h3>
              <p>
                {description} {location}.
              </p>
              <p className="links">
                <span className={phase === "ended" ? "muted" : "event-phase"}>{words[phase]}</span>
                {phase !== "ended" && (
                  <>
                    <ArrowLink to={target} context={`: ${title}`}>
                      {words.more}
                    </ArrowLink>
                    <CalendarLink event={id}>
                      {words.add}
                      <span className="visually-hidden">: {title}</span>
                    </CalendarLink>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="links">
        <ArrowLink to={words.next.target}>{words.next.label}</ArrowLink>
        {!areOver && <CalendarLink event={null}>{words.add_all}</CalendarLink>}
      </p>
    </Line>
  );
}

/** Link to a calendar file of one event, or of all (null). Not a PageLink, because it is no page. */
function CalendarLink({ event, children }: { event: string | null; children: ReactNode }) {
  return (
    <a className="arrow-link" href={pathIn(useLanguage(), calendarPath(event))}>
      <Icon name="calendar" size={20} />
      {children}
    </a>
  );
}
