/** What a visitor chose in the address, `?year=2025&category=education`; null stands for all. */
export type AwardChoice = { year: string | null; category: string | null };

type Award = { year: string; category: string };

/** The choice an address holds; an empty value is no choice. */
export function readChoice(search: URLSearchParams): AwardChoice {
  return { year: search.get("year") || null, category: search.get("category") || null };
}

/** The address's query for a choice; nothing for all. */
export function choiceQuery(choice: AwardChoice): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** The awards that fit both the year and the category. */
export function chosenAwards<A extends Award>(awards: A[], { year, category }: AwardChoice): A[] {
  return awards.filter(
    (award) =>
      (year === null || award.year === year) && (category === null || award.category === category),
  );
}

/** How many awards remain when `key` takes each of `values`, the other half of the choice kept. */
export function countsFor(
  awards: Award[],
  choice: AwardChoice,
  key: keyof AwardChoice,
  values: (string | null)[],
): { value: string | null; count: number; choice: AwardChoice }[] {
  return values.map((value) => {
    const next = { ...choice, [key]: value };
    return { value, count: chosenAwards(awards, next).length, choice: next };
  });
}
