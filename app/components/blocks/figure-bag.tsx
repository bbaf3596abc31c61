import { Formula } from "#app/components/ui/formula.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";

type Props = {
  /** The figure as text: "1,200". */
  value: string;
  icon: IconName;
  label: string;
  description?: string;
};

export function FigureBagItem({ value, icon, label, description }: Props) {
  return (
    <li className="earthbag figure-bag">
      <Icon name={icon} size={46} />
      <p>
        <b>{value}</b>{" "}
        <strong>
          <Formula text={label} />
        </strong>
        {description && <span>{description}</span>}
      </p>
    </li>
  );
}
