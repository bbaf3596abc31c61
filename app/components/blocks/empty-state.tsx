import type { ReactNode } from "react";

type Props = {
  title: string;
  text: string;
  children?: ReactNode;
};

export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="empty-state stack gap-3">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
