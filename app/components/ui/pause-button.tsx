import { Icon } from "./icon.tsx";

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
