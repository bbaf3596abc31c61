const categories = ["hero-school", "green-building", "internship"];

const words = {
  en: "Generated words that stand for an article about walls, water and the people who build them. ",
  es: "Palabras generadas en lugar de un artículo sobre muros, agua y la gente que los construye. ",
};

const body = (language: "en" | "es", number: number) =>
  Array.from(
    { length: 8 },
    (_, part) => `## ${number}.${part}\n\n${words[language].repeat(8)}**${number}**`,
  ).join("\n\n");

/**
 * Files of made-up articles, to see how the blog bears their number; never part of the site. Every
 * sixth is in English only.
 * @param picture a slot that is drawn
 * @returns path from the project's root → text, as content/blog/ would hold them
 */
export function generatedPosts(count: number, picture: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (let number = 0; number < count; number += 1) {
    const id = `generated-${number}`;
    const day = new Date(Date.UTC(2006, 0, 1) + (number % 5000) * 86_400_000);
    const onlyEnglish = number % 6 === 5;
    const post = {
      title: { en: `Generated ${number}`, es: `Generado ${number}` },
      excerpt: { en: words.en, es: words.es },
      published: day.toISOString().slice(0, 10),
      author: { en: "Nobody", es: "Nadie" },
      category: categories[number % categories.length],
      tags: [{ en: "Generated", es: "Generado" }],
      picture,
      featured: number === 0,
      languages: onlyEnglish ? ["en"] : ["en", "es"],
    };
    // YAML reads JSON.
    files[`content/blog/${id}/post.yaml`] = JSON.stringify(post);
    files[`content/blog/${id}/en.md`] = body("en", number);
    if (!onlyEnglish) files[`content/blog/${id}/es.md`] = body("es", number);
  }
  return files;
}
