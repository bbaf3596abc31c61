import { Carousel } from "#app/components/media/carousel.tsx";
import { useLabel } from "#app/language/labels.tsx";
import type { BlockOf } from "../block.ts";

export function SlidesBlock({ block: { id, title, items } }: { block: BlockOf<"slides"> }) {
  const label = useLabel();
  const words = {
    title,
    previous: label("slides.previous"),
    next: label("slides.next"),
    counter: label("slides.counter"),
    go: label("slides.go"),
  };
  return <Carousel id={id ? `${id}-slide` : "slide"} words={words} slides={items} />;
}
