import { ByChoice } from "#app/components/giving/by-choice.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { formatQuetzales } from "#domain/giving/quetzales.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { PartProps } from "./gift-part.ts";

/** About how much the amount is in quetzales, with the day of the rate; nothing while no rate is known. */
export function Quetzales({ content, choices, drawn, gift }: PartProps) {
  const language = useLanguage();
  const { quetzalRate: rate } = drawn;
  if (!rate) return null;
  const say = (cents: number) =>
    fillTemplate(content.form.quetzales, {
      quetzales: formatQuetzales(cents, rate.perDollar, language),
      day: rate.day,
    });
  return (
    <p className="hint">
      <ByChoice choices={choices} gift={gift} say={say} />
    </p>
  );
}
