import { useRef, useState, type KeyboardEvent } from "react";
import type { Picture } from "#reader/resolve.ts";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { PictureView } from "./picture.tsx";
import { useLabel } from "#app/language/labels.tsx";

type Props = {
  id: string;
  title: string;
  slides: { picture: Picture; caption: string }[];
};

/**
 * Slides in a scroll-snap container, which works by swiping, scrolling and thumbnails without script. With script also
 * by buttons, which are disabled at the ends, and arrow keys (specification 4, schools carousel).
 */
export function Carousel({ id, title, slides }: Props) {
  const label = useLabel();
  const track = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  /** The slide being scrolled to by script; slides passed on the way do not become the current one. */
  const scrollTarget = useRef<number | null>(null);
  const last = slides.length - 1;

  const show = (number: number) => {
    const at = Math.min(Math.max(number, 0), last);
    setIndex(at);
    scrollTarget.current = at;
    const slide = track.current?.children[at] as HTMLElement | undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = still ? "instant" : "smooth";
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // Alt+← is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index + (event.key === "ArrowRight" ? 1 : -1));
  };

  const stepButton = (name: string, icon: IconName, number: number) => (
    <button
      className="carousel-button"
      type="button"
      data-press=""
      aria-label={name}
      // Not `disabled`, which would drop the keyboard focus at the last slide.
      aria-disabled={number < 0 || number > last}
      onClick={() => show(number)}
    >
      <Icon name={icon} size={28} />
    </button>
  );
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={title}
      {...{ onKeyDown }}
    >
      <ol
        className="carousel-track"
        ref={track}
        tabIndex={0}
        aria-label={title}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = scrollLeft / clientWidth;
          if (scrollTarget.current !== null) {
            if (Math.abs(at - scrollTarget.current) < 0.02) scrollTarget.current = null;
            return;
          }
          setIndex(Math.round(at));
        }}
        // The visitor scrolls by hand now: `onScroll` sets the current slide again.
        onPointerDown={() => (scrollTarget.current = null)}
        onWheel={() => (scrollTarget.current = null)}
      >
        {slides.map(({ picture, caption }, number) => (
          <li key={picture.name} id={`${id}-${number + 1}`}>
            <figure>
              <PictureView picture={picture} sizes="(min-width: 64rem) 82rem, 88vw" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <div className="carousel-controls needs-script">
        {stepButton(label("slides.previous"), "chevronLeft", index - 1)}
        <p aria-live="polite">
          {label("slides.counter", { number: index + 1, count: slides.length })}
        </p>
        {stepButton(label("slides.next"), "chevronRight", index + 1)}
      </div>
      <ul className="carousel-thumbs">
        {slides.map(({ picture }, number) => (
          <li key={picture.name}>
            <a
              href={`#${id}-${number + 1}`}
              aria-label={label("slides.go", { number: number + 1 })}
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
