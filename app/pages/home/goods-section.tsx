import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { GoodsTile } from "./goods-tile.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1 and 9: eight kinds of goods that are needed. */
export function GoodsSection({
  content,
  goods,
}: {
  content: HomeData["content"]["goods"];
  goods: HomeData["goods"];
}) {
  const { title, lead, all } = content;
  return (
    <section className="section goods-section" aria-labelledby="goods-title">
      <div className="container">
        <SectionHeading id="goods-title" title={title} lead={lead} />
        <ul className="goods">
          {goods.map((category) => (
            <li key={category.id}>
              <GoodsTile category={category} />
            </li>
          ))}
        </ul>
        <p className="goods-all">
          <ArrowLink to={all.target}>{all.label}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
