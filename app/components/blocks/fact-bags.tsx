import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate } from "#domain/language/format.ts";
import type { IconName } from "#app/components/ui/icon.tsx";
import type { Figure } from "#reader/figure.ts";
import { FigureBagItem } from "./figure-bag.tsx";

type FactBag = { fact: Figure; icon: IconName; label: string; description: string };

/** Figures of the register, each on its earthbag. */
export function FactBags({ bags }: { bags: FactBag[] }) {
  const language = useLanguage();
  return (
    <ul className="cards">
      {bags.map(({ fact, icon, label, description }) => (
        <FigureBagItem
          key={fact.name}
          id={fact.name}
          value={fact.text}
          icon={icon}
          label={label}
          description={fillTemplate(description, {
            date: fact.asOf ? formatDate(fact.asOf, language) : "",
          })}
        />
      ))}
    </ul>
  );
}
