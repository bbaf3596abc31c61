import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { fillTemplate } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import {
  materials,
  type Estimate,
  type Material,
  type Size,
  needText,
} from "#domain/planners/material-estimate.ts";
import { kindOf, lengthsOf, type CalculatorContent } from "./calculator-content.ts";

const icons: Record<Material, IconName> = {
  courses: "wall",
  tires: "tire",
  earthbags: "bag",
  bottles: "bottle",
  wheelbarrows: "earth",
  earth: "earth",
  wire: "wire",
  water: "drop",
  mesh: "mesh",
  mortar: "trowel",
  hours: "clock",
  days: "users",
};

type Props = { content: CalculatorContent["result"]; size: Size; estimate: Estimate };

export function EstimateTable({ content, size, estimate }: Props) {
  const language = useLanguage();
  const values = lengthsOf(size, language);
  const formulas: Partial<Record<Material, string>> = {
    ...content.formulas[kindOf(size.build)],
    ...content.formulas[size.build],
  };
  return (
    <ul className="estimate">
      {materials.map((material) => {
        const need = estimate[material];
        if (!need) return null;
        const { label, unit } = content.materials[material];
        return (
          <li key={material}>
            <Icon name={icons[material]} size={32} />
            <h3 className="fs-2">{label}</h3>
            <p className="estimate-amount">
              <b>{needText(need, content, language)}</b>
              {unit && <> {unit}</>}
            </p>
            <p className="estimate-sum muted">{fillTemplate(formulas[material] ?? "", values)}</p>
          </li>
        );
      })}
    </ul>
  );
}
