import type { Figure } from "#app/content/resolve.ts";
import { Icon, type IconName } from "./icon.tsx";

export type FigureBag = {
  id: string;
  fact: Figure;
  icon: IconName;
  label: string;
  description: string;
};

/** One figure on an earthbag: what it counts, and in a line where it went (design: figure tiles). */
export function FigureBagItem({ fact, icon, label, description }: FigureBag) {
  return (
    <li className="figure-bag">
      <Icon name={icon} size={46} />
      <p>
        <b>{fact.text}</b> <strong>{label}</strong>
        <span>{description}</span>
      </p>
    </li>
  );
}
