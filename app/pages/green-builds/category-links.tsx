import { CategoryDisc } from "#app/components/blocks/project-mark.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { projectCategories } from "#domain/planners/project-filter.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import type { GreenBuildsData } from "./green-builds-data.ts";

/** The five kinds in large: links that choose one of them (design: category discs). */
export function CategoryLinks({ content }: { content: GreenBuildsData["content"] }) {
  const language = useLanguage();
  return (
    <ul className="category-links links">
      {projectCategories.map((id) => (
        <li key={id}>
          <PageLink
            className="touch"
            to={addressOf("greenBuilds", language, { query: { category: id }, anchor: "grid" })}
          >
            <CategoryDisc category={id} size={30} />
            {content.categories[id]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
