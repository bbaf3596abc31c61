import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type Props = {
  text: ReactNode;
  tone?: "done" | "error";
  icon?: IconName;
  id?: string;
};

/** Announces what a press or a link led to; renders nothing without a text. */
export function StatusNote({ text, tone, icon, id }: Props) {
  if (!text) return null;
  return (
    <p className={["note", tone, icon && "row"].filter(Boolean).join(" ")} id={id} role="status">
      {icon && <Icon name={icon} />}
      {icon ? <span>{text}</span> : text}
    </p>
  );
}
