import type { FocusEvent, ReactNode } from "react";
import { useLight } from "#app/components/light/light.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  id: string;
  label: string;
  className: string;
  /** The items are repeated this often, so that the strip is always longer than the screen. */
  copies: number;
  /** For strips without links: arrow keys scroll the focused strip. */
  focusable?: boolean;
  /** The items, as `<li>`. */
  children: ReactNode;
};

/**
 * Focusing an item scrolls the strip: reset that when the focus leaves, and again when a smooth scroll ends later. A
 * strip that stands still (overflow is not hidden) keeps its position.
 */
function rewind(strip: HTMLElement): void {
  if (getComputedStyle(strip).overflowX === "hidden") strip.scrollLeft = 0;
}
const rewindNext = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  requestAnimationFrame(() => rewind(currentTarget));

/**
 * A row of items that moves by itself. It stops on hover, on focus and by its PauseButton. Without script or under
 * reduced motion it stands still (marquee.css).
 */
export function Marquee({ id, label, className, copies, focusable = false, children }: Props) {
  const light = useLight();
  return (
    <section
      id={id}
      className={`marquee ${className}`}
      aria-label={label}
      {...(focusable && { tabIndex: 0 })}
      {...{ onBlur: rewindNext }}
      onScrollEnd={({ currentTarget }) => rewind(currentTarget)}
      suppressHydrationWarning
    >
      <div className="marquee-track">
        <ul>{children}</ul>
        {Array.from({ length: light ? 0 : copies - 1 }, (_, copy) => (
          <ul key={copy} className="marquee-copy" aria-hidden="true" inert>
            {children}
          </ul>
        ))}
      </div>
    </section>
  );
}

/** Pauses and resumes the marquee with the given id (app/boot/controls/marquees.ts). */
export function PauseButton({ strip, label }: { strip: string; label: string }) {
  return (
    <button
      className="icon-button pause-button needs-script"
      type="button"
      data-pause={strip}
      aria-pressed="false"
      aria-label={label}
      suppressHydrationWarning
    >
      <Icon name="pause" size={20} />
      <Icon name="play" size={20} />
    </button>
  );
}
