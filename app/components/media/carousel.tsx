import { useEffect, useRef, useState } from "react";
import type { Picture } from "#reader/resolve.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "./picture.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "./carousel.css";

type Props = {
  id: string;
  words: { title: string; previous: string; next: string; counter: string; go: string };
  slides: { picture: Picture; caption: string }[];
};

/**
 * Pictures side by side that snap into place: swiped, scrolled or reached by their thumbnails without
 * script; with it, buttons that rest at the ends and the arrow keys (specification 4, schools carousel).
 */
export function Carousel({ id, words, slides }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  /** The slide being scrolled to: what passes by on the way is not shown to be chosen. */
  const heading = useRef<number | null>(null);
  const last = slides.length - 1;

  const show = (number: number) => {
    const at = Math.min(Math.max(number, 0), last);
    setIndex(at);
    heading.current = at;
    const slide = track.current?.children[at] as HTMLElement | undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = still ? "instant" : "smooth";
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      // With a modifier the key is the browser's: Alt+← goes back.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index + (event.key === "ArrowRight" ? 1 : -1));
    };
    const element = box.current;
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  });

  return (
    <div
      className="carousel"
      ref={box}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.title}
    >
      <ol
        className="carousel-track"
        ref={track}
        tabIndex={0}
        aria-label={words.title}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = scrollLeft / clientWidth;
          if (heading.current !== null) {
            if (Math.abs(at - heading.current) < 0.02) heading.current = null;
            return;
          }
          setIndex(Math.round(at));
        }}
        // A hand on the slides takes over.
        onPointerDown={() => (heading.current = null)}
        onWheel={() => (heading.current = null)}
      >
        {slides.map(({ picture, caption }, number) => (
          <li key={picture.name} id={`${id}-${number + 1}`}>
            <figure>
              <PictureView picture={picture} sizes="(min-width: 64rem) 60rem, 88vw" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <div className="carousel-controls needs-script">
        <button
          className="carousel-button"
          type="button"
          data-press=""
          aria-label={words.previous}
          // `disabled` would drop the focus of whoever arrives at an end.
          aria-disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          <Icon name="chevronLeft" size={28} />
        </button>
        <p aria-live="polite">
          {fillTemplate(words.counter, { number: index + 1, count: slides.length })}
        </p>
        <button
          className="carousel-button"
          type="button"
          data-press=""
          aria-label={words.next}
          aria-disabled={index === last}
          onClick={() => show(index + 1)}
        >
          <Icon name="chevronRight" size={28} />
        </button>
      </div>
      <ul className="carousel-thumbs">
        {slides.map(({ picture }, number) => (
          <li key={picture.name}>
            <a
              href={`#${id}-${number + 1}`}
              aria-label={fillTemplate(words.go, { number: number + 1 })}
              aria-current={number === index ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(number);
              }}
            >
              <PictureView picture={picture} sizes="8rem" decorative />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
