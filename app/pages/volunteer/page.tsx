import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageLink } from "#app/components/ui/links.tsx";
import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { listContent, pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const { position_page: words, ...content } = pageContent("volunteer", language);
  return {
    content,
    forms: pageForms(content, args),
    positions: listContent("internships", language).map(({ id, title, icon, status }) => ({
      id,
      title,
      icon,
      status: words.status[status],
    })),
  };
}

export const action = pageFormAction("application");

function Internships({ content: { internships }, positions }: Route.ComponentProps["loaderData"]) {
  const language = useLanguage();
  if (positions.length === 0) return null;
  return (
    <Section id="internships" {...internships} ground="indigo">
      <ul className="positions split split-2 late">
        {positions.map(({ id, title, icon, status }) => (
          <li key={id} className="position cluster gap-2">
            <Icon name={icon} size={24} />
            <h3>
              <PageLink
                className="stretched"
                to={addressOf("internship", language, { params: { id } })}
              >
                {title}
              </PageLink>
            </h3>
            <span className="position-tag small">{status}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default brochurePage({ internships: Internships });
