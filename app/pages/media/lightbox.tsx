import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { neighbours } from "#app/components/media/drawing.ts";
import type { Drawing } from "#reader/drawings.ts";
import { DrawingView } from "#app/components/media/drawing-view.tsx";

/** A finger that moved this far sideways, and more sideways than up or down, meant the next picture. */
const swipePixels = 48;

export type DrawingLink = { to: string; mask: string };

type Way = keyof ReturnType<typeof neighbours>;

type Props = {
  drawings: Drawing[];
  /** Place of the picture shown. */
  drawing: Drawing;
  linkTo: (drawing: Drawing) => DrawingLink;
  /** This page without an open picture. */
  closed: string;
};

/**
 * One picture over the page: arrows, swipe and buttons go on, Escape, its button and Back close it. Its
 * address is the picture's own page, so that it can be copied; only mounted while a picture is open.
 */
export function Lightbox({ drawings, drawing, linkTo, closed }: Props) {
  const label = useLabel();
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const beside = neighbours(drawings, drawing);
  // Every step counts from here, never from the picture drawn: on a slow machine keys come faster than
  // pictures, and a picture drawn on the way must not take back a step already made.
  const wanted = useRef(drawing);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // The browser, going back to an address with an anchor, takes focus away: it is given back after.
      requestAnimationFrame(() => document.getElementById(`drawing-${wanted.current.id}`)?.focus());
    };
  }, []);

  const go = (way: Way) => {
    wanted.current = neighbours(drawings, wanted.current)[way];
    const { to, mask } = linkTo(wanted.current);
    void navigate(to, { mask, replace: true, preventScrollReset: true });
  };
  const leave = () => {
    // Also told when it was taken from the page, by the browser's Back; then there is nothing to do.
    if (dialog.current?.open !== false || !dialog.current.isConnected) return;
    if (location.mask) void navigate(-1);
    else void navigate(closed, { replace: true, preventScrollReset: true });
  };
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") go("previous");
    if (key === "ArrowRight") go("next");
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const start = touch.current;
    touch.current = null;
    if (!start) return;
    const across = clientX - start.x;
    if (Math.abs(across) < swipePixels || Math.abs(across) < Math.abs(clientY - start.y)) return;
    go(across > 0 ? "previous" : "next");
  };

  const step = (way: Way, icon: "chevronLeft" | "chevronRight") => (
    <Link
      className={`lightbox-step lightbox-${icon}`}
      {...linkTo(beside[way])}
      aria-label={label(`gallery.${way}`)}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        go(way);
      }}
    >
      <Icon name={icon} size={30} />
    </Link>
  );
  return (
    <dialog
      ref={dialog}
      className="lightbox on-dark"
      aria-label={label("gallery.title")}
      onClose={leave}
      onKeyDown={onKeyDown}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        touch.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (touch.current = null)}
    >
      <div className="lightbox-frame">
        <button
          className="icon-button lightbox-close"
          type="button"
          aria-label={label("shell.close")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <DrawingView
          drawing={drawing}
          number={drawings.indexOf(drawing) + 1}
          count={drawings.length}
          title={<p className="drawing-caption">{drawing.caption}</p>}
        />
        {step("previous", "chevronLeft")}
        {step("next", "chevronRight")}
      </div>
    </dialog>
  );
}
