import type { Destination, Picture } from "#reader/resolve.ts";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import "./goods-tile.css";

export type GoodsCategory = {
  id: string;
  title: string;
  items: string[];
  cta: string;
  target: Destination;
  /** Colour of the tile, 1 to 8. */
  tile: number;
  picture: Picture;
};

/** One kind of thing that is needed, cut out on its own colour. */
export function GoodsTile({ category }: { category: GoodsCategory }) {
  const { title, items, cta, target, tile, picture } = category;
  return (
    <article className={`goods-tile goods-tile-${tile}`} data-reveal="">
      <PictureView picture={picture} decorative className="as-drawn" />
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
