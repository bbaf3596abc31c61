import type { ReactNode } from "react";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

/** The ways to reach us that there are, and the hours. */
export function Ways({ content, ways, profiles }: Data) {
  const supplied = profiles.filter(({ isSupplied }) => isSupplied);
  return (
    <dl className="contact-ways rows">
      <Way icon="clock" title={content.hours.title}>
        <p>{content.hours.text}</p>
      </Way>
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
