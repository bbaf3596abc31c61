import { useSyncExternalStore, type ReactNode } from "react";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { NotYet } from "#app/components/ui/not-yet.tsx";
import { openStateAt, type OpeningHours } from "#domain/calendar/opening-hours.ts";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

/**
 * Every way to reach us, and whether somebody is at the telephone now. What has not been supplied yet stands in one
 * row, with the way that works today.
 */
export function Ways({ content, hours, ways, profiles, isCalled }: Data) {
  const supplied = profiles.filter(({ isSupplied }) => isSupplied);
  const missing = [...ways, ...profiles]
    .filter(({ isSupplied }) => !isSupplied)
    .map(({ title }) => title);
  return (
    <dl className="contact-ways">
      {isCalled && (
        <Way icon="clock" title={content.hours.title}>
          <p data-needs-application="">{hours.text}</p>
          <OpenNow hours={hours.hours} states={hours.states} />
        </Way>
      )}
      {ways
        .filter(({ isSupplied }) => isSupplied)
        .map(({ icon, title, text, target }) => (
          <Way key={title} icon={icon} title={title}>
            <DestinationLink to={target}>{text}</DestinationLink>
          </Way>
        ))}
      <Way icon="pin" title={content.place.title}>
        <p>{content.place.text}</p>
        <DestinationLink to={content.place.target}>{content.place.label}</DestinationLink>
      </Way>
      {supplied.length > 0 && (
        <Way icon="users" title={content.social.title}>
          {supplied.map(({ title, text, target }) => (
            <p key={title}>
              <DestinationLink to={target}>{text}</DestinationLink>
            </p>
          ))}
        </Way>
      )}
      {missing.length > 0 && (
        <Way icon="info" title={missing.join(", ")}>
          <NotYet>{content.missing.title}</NotYet>
          <p>{content.missing.text}</p>
        </Way>
      )}
    </dl>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/** Open or not at this moment, for whom reads it now: nothing in the page as it was prerendered. */
function OpenNow({ hours, states }: { hours: OpeningHours; states: Record<string, string> }) {
  const state = useSyncExternalStore(
    everyMinute,
    () => openStateAt(hours, new Date()),
    () => null,
  );
  if (!state) return null;
  return (
    <p className="open-now" data-open={state === "open"}>
      {states[state]}
    </p>
  );
}
