type Passage = { title: string; text: string };

/** Questions with their answers, as they stand on the page (Google: FAQ page); null where nothing is asked. */
export function questions(passages: readonly Passage[]) {
  const asked = passages.filter(({ title }) => title.endsWith("?"));
  if (asked.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}
