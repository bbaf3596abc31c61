import type { ReactNode } from "react";
import { calendarPath } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { HomeData } from "./home-data.server.ts";
import "./event-list.css";

type EventEntry = HomeData["events"][number];
type EventWords = HomeData["content"]["events"];

/** Events with their dates; one that has ended is a single line. */
export function EventList({ events, words }: { events: EventEntry[]; words: EventWords }) {
  return (
    <>
      <ul className="event-list">
        {events.map((event) => (
          <li key={event.id} className={`event-${event.phase}`} data-reveal="">
            {event.phase === "ended" ? (
              <EndedEvent event={event} words={words} />
            ) : (
              <ComingEvent event={event} words={words} />
            )}
          </li>
        ))}
      </ul>
      <p className="event-next">
        {haveEnded(events) && <span>{words.all_ended}</span>}
        <ArrowLink to={words.next.target}>{words.next.label}</ArrowLink>
        {!haveEnded(events) && <CalendarLink event={null}>{words.add_all}</CalendarLink>}
      </p>
    </>
  );
}

export const haveEnded = (events: EventEntry[]) => events.every(({ phase }) => phase === "ended");

type RowProps = { event: EventEntry; words: EventWords };

function EndedEvent({ event, words }: RowProps) {
  return (
    <>
      <p className="event-date">{event.date}</p>
      <div className="event-words">
        <h3>{event.title}</h3>
        <p className="event-phase">{words.ended}</p>
      </div>
    </>
  );
}

function ComingEvent({ event, words }: RowProps) {
  const { title, date, description, location, picture, target, phase } = event;
  return (
    <>
      <p className="event-date">{date}</p>
      <div className="event-words">
        <h3>{title}</h3>
        <p className="card-text">{description}</p>
        <p className="event-place small">
          <Icon name="pin" size={18} />
          {location}
        </p>
        <p className="event-more">
          <span className="event-phase">{words[phase]}</span>
          <ArrowLink to={target} context={`: ${title}`}>
            {words.more}
          </ArrowLink>
          <CalendarLink event={event.id}>
            {words.add}
            <span className="visually-hidden">: {title}</span>
          </CalendarLink>
        </p>
      </div>
      <div className="event-picture cover">
        <PictureView picture={picture} decorative />
      </div>
    </>
  );
}

/** A file for the visitor's own calendar, of one event or all: the browser fetches it, not the router. */
function CalendarLink({ event, children }: { event: string | null; children: ReactNode }) {
  return (
    <a className="arrow-link calendar-link" href={pathIn(useLanguage(), calendarPath(event))}>
      <Icon name="calendar" size={20} />
      {children}
    </a>
  );
}
