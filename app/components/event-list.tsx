import type { Destination, Picture } from "#app/content/resolve.ts";
import { ArrowLink } from "./arrow-link.tsx";
import { Icon } from "./icon.tsx";
import { PictureView } from "./picture.tsx";
import { useToday } from "./use-today.ts";

export type EventEntry = {
  id: string;
  title: string;
  /** First and last day, `2026-05-18`. */
  starts_on: string;
  ends_on: string;
  /** The date as it is read. */
  date: string;
  location: string;
  description: string;
  picture: Picture;
  target: Destination;
};

export type EventWords = {
  ended: string;
  running: string;
  coming: string;
  more: string;
  /** Where a visitor hears of the next one. */
  next: { label: string; target: Destination };
  all_ended: string;
};

type Phase = "ended" | "running" | "coming";

function phaseOn(day: string, { starts_on, ends_on }: EventEntry): Phase {
  return day > ends_on ? "ended" : day >= starts_on ? "running" : "coming";
}

/**
 * Events with their dates; whether one is past is settled on the day it is read (the page itself was
 * written earlier). Without script the dates speak for themselves.
 */
export function EventList({ events, words }: { events: EventEntry[]; words: EventWords }) {
  const today = useToday();
  const phases = events.map((event) => (today ? phaseOn(today, event) : null));
  const allEnded = phases.length > 0 && phases.every((phase) => phase === "ended");
  return (
    <>
      <ul className="event-list">
        {events.map((event, index) => (
          <EventRow key={event.id} event={event} phase={phases[index]!} words={words} />
        ))}
      </ul>
      <p className="event-next">
        {allEnded && <span>{words.all_ended}</span>}
        <ArrowLink to={words.next.target}>{words.next.label}</ArrowLink>
      </p>
    </>
  );
}

function EventRow({
  event,
  phase,
  words,
}: {
  event: EventEntry;
  phase: Phase | null;
  words: EventWords;
}) {
  const { title, date, description, location, picture, target } = event;
  return (
    <li
      data-starts={event.starts_on}
      data-ends={event.ends_on}
      data-phase={phase ?? undefined}
      data-reveal=""
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
          {phase && <span className="event-phase">{words[phase]}</span>}
          <ArrowLink to={target} context={`: ${title}`}>
            {words.more}
          </ArrowLink>
        </p>
      </div>
      <div className="event-picture">
        <PictureView picture={picture} decorative />
      </div>
    </li>
  );
}
