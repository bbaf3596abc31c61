import type { ContentFiles } from "#reader/content-files.ts";

const files = {
  "2026-01-15-first-rains/issue.yaml": `title: { en: "Rain & tires", es: "Lluvia y llantas" }
summary: { en: "A fixture of the tests, number one.", es: "Un ejemplo de las pruebas, número uno." }
`,
  "2026-01-15-first-rains/en.md":
    "First **bold** words.\n\n## A heading\n\n- one\n- two\n\nThe end.\n",
  "2026-01-15-first-rains/es.md":
    "Primeras palabras **en negrita**.\n\n## Un título\n\n- uno\n- dos\n\nFin.\n",
  "2026-04-02-second/issue.yaml": `title: { en: "The second one", es: "El segundo" }
summary: { en: "Number two, newer.", es: "Número dos, más nuevo." }
`,
  "2026-04-02-second/en.md": "Second words.\n",
  "2026-04-02-second/es.md": "Segundas palabras.\n",
};

export const issueFiles: ContentFiles = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [`content/newsletter/${path}`, text]),
);

export const [olderIssue, newerIssue] = ["2026-01-15-first-rains", "2026-04-02-second"] as const;
