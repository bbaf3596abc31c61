import type { HomeData } from "./home-data.server.ts";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import "./goods-tile.css";

type Props = { category: HomeData["goods"][number] };

/** One kind of thing that is needed, cut out on its own colour. */
export function GoodsTile({ category }: Props) {
  const { title, items, cta, target, tile, picture } = category;
  return (
    <article className={`goods-tile goods-tile-${tile}`} data-reveal="">
      <PictureView
        picture={picture}
        sizes="(min-width: 30rem) 12rem, 3rem"
        decorative
        className="as-drawn"
      />
      <h3>{title}</h3>
      <ul className="small">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ArrowLink to={target}>{cta}</ArrowLink>
    </article>
  );
}
