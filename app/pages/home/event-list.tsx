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

/** What an event can be on the day it is read; app/inline-scripts/events.ts says which. */
const phases = ["ended", "running", "coming"] as const;

/**
 * Events with their dates; whether one is past is settled where it is read (the page itself was
 * written earlier). Without script the dates speak for themselves.
 */
export function EventList({ events, words }: { events: EventEntry[]; words: EventWords }) {
  return (
    <>
      <ul className="event-list">
        {events.map((event) => (
          <EventRow key={event.id} event={event} words={words} />
        ))}
      </ul>
      <p className="event-next">
        <span className="event-all-ended">{words.all_ended}</span>
        <ArrowLink to={words.next.target}>{words.next.label}</ArrowLink>
        <CalendarLink event={null}>{words.add_all}</CalendarLink>
      </p>
    </>
  );
}

/** Both headings; the sheet shows the one that is true on the day it is read. */
export function EventsTitle({ words }: { words: EventWords }) {
  return (
    <>
      <span className="events-title">{words.title}</span>
      <span className="events-title-ended">{words.title_ended}</span>
    </>
  );
}

function EventRow({ event, words }: { event: EventEntry; words: EventWords }) {
  const { title, date, description, location, picture, target } = event;
  return (
    <li
      data-starts={event.starts_on}
      data-ends={event.ends_on}
      data-reveal=""
      suppressHydrationWarning
    >
      <p className="event-date">{date}</p>
      <div className="event-words">
        <h3>{title}</h3>
        <p className="card-text">{description}</p>
        <p className="event-place small">
          <Icon name="pin" size={18} />
          {location}
        </p>
        <p className="event-more">
          {phases.map((phase) => (
            <span key={phase} className="event-phase" data-when={phase}>
              {words[phase]}
            </span>
          ))}
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
    </li>
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
