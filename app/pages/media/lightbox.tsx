import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isPlainPress } from "#app/components/ui/plain-press.ts";
import { useLabel } from "#app/language/labels.tsx";
import { Icon, IconButton } from "#app/components/ui/icon.tsx";
import { DrawingView, neighbours, type Drawing } from "#app/components/media/drawing-view.tsx";

/** A touch that moves at least this far, and more sideways than vertically, is a swipe. */
const swipePixels = 48;

export type DrawingLink = { to: string; mask: string };

type Direction = keyof ReturnType<typeof neighbours>;

type Props = {
  drawings: Drawing[];
  drawing: Drawing;
  linkTo: (drawing: Drawing) => DrawingLink;
  /** The page's address without an open picture. */
  closed: string;
};

/**
 * One picture in a modal dialog. Arrow keys, swipes and buttons show the next or previous one; Escape, its button and
 * the browser's Back close it. The address bar shows the picture's own page, so that it can be copied. Mounted only
 * while a picture is open.
 */
export function Lightbox({ drawings, drawing, linkTo, closed }: Props) {
  const label = useLabel();
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const beside = neighbours(drawings, drawing);
  // The picture last requested. Steps start from it and not from the one shown: on a slow machine keys come faster
  // than pictures are rendered, and none of them may be lost.
  const requested = useRef(drawing);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // Going back to an address with an anchor moves the focus, so set it a frame later.
      requestAnimationFrame(() =>
        document.getElementById(`drawing-${requested.current.id}`)?.focus(),
      );
    };
  }, []);

  const go = (direction: Direction) => {
    requested.current = neighbours(drawings, requested.current)[direction];
    const { to, mask } = linkTo(requested.current);
    void navigate(to, { mask, replace: true });
  };
  const onClose = () => {
    // Unmounting, for example by the browser's Back, closes the dialog too; then the address is already right.
    if (dialog.current?.open !== false || !dialog.current.isConnected) return;
    if (location.mask) void navigate(-1);
    else void navigate(closed, { replace: true });
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

  const step = (direction: Direction, icon: "chevronLeft" | "chevronRight") => (
    <Link
      className={`lightbox-step lightbox-${icon}`}
      {...linkTo(beside[direction])}
      aria-label={label(`gallery.${direction}`)}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        go(direction);
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
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        touch.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (touch.current = null)}
    >
      <div className="lightbox-frame">
        <IconButton
          className="lightbox-close"
          icon="close"
          label={label("shell.close")}
          onClick={() => dialog.current?.close()}
        />
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
