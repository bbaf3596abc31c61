import { useLabel } from "#app/language/labels.tsx";
import { IconButton } from "#app/components/ui/icon.tsx";

/** Toggles light and dark; handled by app/boot/controls/theme-switch.ts, so it works before hydration. */
export function ThemeSwitch() {
  const label = useLabel();
  return (
    <IconButton
      className="theme-switch needs-script"
      icon="moon"
      label={label("shell.to_dark")}
      data-theme-switch=""
      data-to-dark={label("shell.to_dark")}
      data-to-light={label("shell.to_light")}
      suppressHydrationWarning
    />
  );
}
