import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { GoodsTile } from "./goods-tile.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1 and 9: eight kinds of goods that are needed. */
export function GoodsSection({ content, goods }: HomeData) {
  const { title, lead, all } = content.goods;
  return (
    <Section id="goods" title={title} lead={lead} className="goods-section">
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
    </Section>
  );
}
