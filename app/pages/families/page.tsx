import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { ShareLinks } from "#app/components/blocks/share-links.tsx";
import { pageContent } from "#reader/content.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { siteUrl } from "#reader/site-url.ts";
import type { Route } from "./+types/page";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("families", language);
  return { head, content, address: siteUrl() + addressOf("families", language) };
}

export default function FamiliesPage({ loaderData }: Route.ComponentProps) {
  const { content, address } = loaderData;
  const { title, lead, picture, facts, ask, print, share } = content;
  return (
    <section className="container section families">
      <div className="families-words">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className="actions">
          <DestinationLink className="button" to={ask.action.target}>
            <Icon name="chat" size={20} />
            {ask.action.label}
          </DestinationLink>
        </p>
        <dl className="families-facts">
          {facts.map(({ icon, title: name, text }) => (
            <div key={name}>
              <dt>
                <Icon name={icon} size={24} />
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="families-ask">
          <h2>{ask.title}</h2>
          <p>{ask.text}</p>
          <p className="actions">
            {ask.more.map(({ label, target }) => (
              <DestinationLink
                key={label}
                className="button button-outline button-small"
                to={target}
              >
                {label}
              </DestinationLink>
            ))}
            <PrintButton isSmall>{print}</PrintButton>
          </p>
        </div>
        <ShareLinks title={title} address={address} words={share} />
      </div>
      <PictureView picture={picture} className="families-picture" decorative />
    </section>
  );
}
