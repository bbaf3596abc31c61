import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** Toggles light and dark; handled by app/boot/controls/theme-switch.ts, so it works before hydration. */
export function ThemeSwitch() {
  const label = useLabel();
  return (
    <button
      className="icon-button theme-switch needs-script"
      type="button"
      data-theme-switch=""
      data-to-dark={label("shell.to_dark")}
      data-to-light={label("shell.to_light")}
      aria-label={label("shell.to_dark")}
      suppressHydrationWarning
    >
      <Icon name="moon" />
    </button>
  );
}
