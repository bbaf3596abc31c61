import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import "./icon-points.css";

type Point = { icon: IconName; title: string; text: string };

/** Things to know, each with its icon at the side. */
export function IconPoints({ points, className }: { points: Point[]; className: string }) {
  return (
    <ul className={`icon-points ${className}`}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={32} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
