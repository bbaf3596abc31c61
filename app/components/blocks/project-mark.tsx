import type { ProjectCategory, ProjectStatus } from "#domain/planners/project-filter.ts";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";

const icons: Record<ProjectCategory, IconName> = {
  "retaining-walls": "wall",
  stoves: "stove",
  buildings: "dome",
  "water-collection": "drop",
  "waste-management": "recycle",
};

type DiscProps = { category: ProjectCategory; size?: number };

/** A category's icon on a coloured disc (design 4.1); always beside the category's name. */
export function CategoryDisc({ category, size = 24 }: DiscProps) {
  return (
    <span className={`category-disc category-${category}`}>
      <Icon name={icons[category]} size={size} />
    </span>
  );
}

const shapes: Record<ProjectStatus, [path: string, fill: string]> = {
  experiments: ["M12 3l9 9-9 9-9-9z", "#e2637f"],
  "in-progress": ["M3 15a9 9 0 0 1 18 0z", "#f4a81d"],
  "student-led": ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "#7fb23f"],
  concepts: ["M4 4h16v16H4z", "none"],
  "hero-school-campus": ["M4 4h16v16H4z", "#b4202e"],
  "friends-of-hero-school": ["M12 3c5 6 7 8 7 11a7 7 0 0 1-14 0c0-3 2-5 7-11z", "#3f8fc4"],
  "off-campus": ["M4 20C4 10 10 4 20 4c0 10-6 16-16 16z", "#5b3b86"],
};

/** A status's mark, which differs by shape and colour (design 4.1); always before the status's name. */
export function StatusMark({ status }: { status: ProjectStatus }) {
  const [path, fill] = shapes[status];
  return (
    <svg className="status-mark" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={path} fill={fill} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
