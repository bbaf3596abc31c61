import type { Content } from "#reader/parsed-content.ts";
import type { LaunchItem } from "./item.ts";

/** What donors would be helped by and nobody has looked up, or not for a year. */
export function givingItems({ lists, facts }: Content, yearAgo: string): LaunchItem[] {
  return [...ofEmployers(lists), ...ofQuetzal(facts, yearAgo)];
}

function ofEmployers({ employers }: Content["lists"]): LaunchItem[] {
  const file = "content/lists/employers.yaml";
  if (employers.length === 0) {
    const what = {
      en: "No employer that matches gifts is listed",
      es: "No hay en la lista ninguna empresa que done otro tanto",
    };
    const meanwhile = {
      en: "Types the name of the employer without a list.",
      es: "Escribe el nombre de la empresa sin una lista.",
    };
    return [{ kind: "organization", harms: false, what, meanwhile, where: { file, field: "" } }];
  }
  return [];
}

function ofQuetzal({ quetzal_rate: rate }: Content["facts"], yearAgo: string): LaunchItem[] {
  if (rate && rate.as_of >= yearAgo) return [];
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
