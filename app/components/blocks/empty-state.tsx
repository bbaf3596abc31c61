import type { ReactNode } from "react";
import "./empty-state.css";

type Props = {
  title: string;
  text: string;
  /** A button or link that leads out of it. */
  children?: ReactNode;
};

/** Nothing matches: a wall that is still to be laid, what that means, and the way out (design: empty state). */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="empty-state stack gap-3">
      <svg
        width="156"
        height="72"
        viewBox="0 0 156 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <g strokeDasharray="7 6">
          <rect x="2" y="40" width="72" height="29" rx="14.5" />
          <rect x="82" y="40" width="72" height="29" rx="14.5" />
          <rect x="42" y="4" width="72" height="29" rx="14.5" />
        </g>
        <path d="M78 11v15M70.5 18.5h15" strokeLinecap="round" />
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
