import { useEffect, useRef, type ReactNode } from "react";
import { useLight } from "#app/components/light/light.tsx";
import "./marquee.css";

type Props = {
  /** Names the strip for its pause button. */
  id: string;
  label: string;
  className: string;
  /** The items stand in the strip so many times: enough that it never shows its end. */
  copies: number;
  /** Without links inside, the strip itself takes the focus, so that arrow keys can move it. */
  focusable?: boolean;
  /** The items, as `<li>`. */
  children: ReactNode;
};

/**
 * A row that passes by itself, with script and where motion is welcome; it stops under pointer and
 * focus and by its PauseButton. Without script, or under reduced motion, its sheet lays it still.
 */
export function Marquee({ id, label, className, copies, focusable = false, children }: Props) {
  const strip = useRef<HTMLElement>(null);
  const light = useLight();
  // Focus scrolls it; left by the keyboard, it moves on from its beginning. A scroll that was still
  // under way then ends later. What a finger has scrolled in a strip that stands still stays.
  useEffect(() => {
    const element = strip.current;
    const rewind = () => {
      if (element && getComputedStyle(element).overflowX === "hidden") element.scrollLeft = 0;
    };
    const left = () => requestAnimationFrame(rewind);
    element?.addEventListener("focusout", left);
    element?.addEventListener("scrollend", rewind);
    return () => {
      element?.removeEventListener("focusout", left);
      element?.removeEventListener("scrollend", rewind);
    };
  }, []);
  return (
    <section
      ref={strip}
      id={id}
      className={`marquee ${className}`}
      aria-label={label}
      {...(focusable && { tabIndex: 0 })}
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
