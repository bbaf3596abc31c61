import type { Content } from "#reader/parsed-content.ts";
import type { LaunchItem } from "./item.ts";

/** The rate of the quetzal, where nobody has looked it up, or not for a year. */
export function rateItems({ quetzal_rate: rate }: Content["facts"], since: string): LaunchItem[] {
  if (rate && rate.as_of >= since) return [];
  const what = { en: "Quetzales for one US dollar", es: "Quetzales por un dólar" };
  const file = "content/facts.yaml";
  if (rate) {
    const meanwhile = {
      en: `Gifts in quetzales at the rate of ${rate.as_of}, with that date.`,
      es: `Los donativos en quetzales al tipo de cambio del ${rate.as_of}, con esa fecha.`,
    };
    const where = { file, field: "quetzal_rate.as_of" };
    return [{ kind: "old", harms: false, what, meanwhile, where }];
  }
  const meanwhile = { en: "Gifts in dollars alone.", es: "Los donativos solo en dólares." };
  const where = { file, field: "quetzal_rate" };
  return [{ kind: "organization", harms: false, what, meanwhile, where }];
}
