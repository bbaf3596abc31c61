import type { ComponentProps } from "react";
import { icons, type IconName } from "#domain/icons.ts";

export type { IconName };

/** Hidden from screen readers: an icon is always beside words or in a control with a label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}

type IconButtonProps = ComponentProps<"button"> & { icon: IconName; label: string; size?: number };

export function IconButton({ icon, label, size = 24, className, ...rest }: IconButtonProps) {
  const classes = ["icon-button", className].filter(Boolean).join(" ");
  return (
    <button className={classes} type="button" aria-label={label} {...rest}>
      <Icon name={icon} size={size} />
      {rest.children}
    </button>
  );
}
