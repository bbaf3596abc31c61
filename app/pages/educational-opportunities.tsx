import { BlockList } from "#app/components/block-list.tsx";
import { DestinationLink } from "#app/components/destination-link.tsx";
import { GroundOpening } from "#app/components/ground-opening.tsx";
import { labelsOf, pageContent } from "#app/content/load.server.ts";
import { languageOf } from "#app/language/language.ts";
import type { Route } from "./+types/educational-opportunities";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("educationalOpportunities", language);
  return { head, content, labels: labelsOf(language, ["blocks", "video"]) };
}

export default function EducationPage({ loaderData: { content } }: Route.ComponentProps) {
  const { actions, ...opening } = content.opening;
  return (
    <>
      <GroundOpening {...opening}>
        {actions.map(({ label, target }, index) => (
          <DestinationLink
            key={label}
            className={index === 0 ? "button" : "button button-outline"}
            to={target}
          >
            {label}
          </DestinationLink>
        ))}
      </GroundOpening>
      <BlockList blocks={content.blocks} />
    </>
  );
}
