import type { Pair } from "#reader/schema/pair.ts";

/** What kinds of things may be missing, in the order in which they are told. */
export const launchKinds = [
  "fault",
  "setting",
  "organization",
  "link",
  "picture",
  "film",
  "draft",
  "figure",
  "old",
  "translation",
  "outside",
] as const;
export type LaunchKind = (typeof launchKinds)[number];

/** One thing that is not as it should be when the public comes. */
export type LaunchItem = {
  readonly kind: LaunchKind;
  /** A visitor would be misled, lost or turned away. Else it is merely open: the site says so itself. */
  readonly harms: boolean;
  readonly what: Pair;
  /** What a visitor sees until it is mended. */
  readonly meanwhile: Pair;
  /** Where it is mended: a field of a file of content/, or a setting. */
  readonly where:
    | { readonly file: string; readonly field: string }
    | { readonly setting: string; readonly holds: Pair };
};

/** The heading above all items of a kind. */
export const kindTitles: Readonly<Record<LaunchKind, Pair>> = {
  fault: { en: "Faults in the content", es: "Errores en el contenido" },
  setting: { en: "Settings", es: "Ajustes del servidor" },
  organization: { en: "Particulars of the organization", es: "Datos de la organización" },
  link: { en: "Links without an address", es: "Enlaces sin dirección" },
  picture: { en: "Drawings in place of photographs", es: "Dibujos en lugar de fotografías" },
  film: { en: "Films without an address", es: "Videos sin dirección" },
  draft: { en: "Drafts that nobody has confirmed", es: "Borradores que nadie ha confirmado" },
  figure: { en: "Figures without a date", es: "Cifras sin fecha" },
  old: { en: "Older than a year", es: "Con más de un año" },
  translation: {
    en: "Spanish whose English has changed",
    es: "Español cuyo inglés cambió",
  },
  outside: { en: "Outside pages that do not answer", es: "Páginas de fuera que no responden" },
};

/** Those who can supply what is missing, in the order in which they are told, and what each can. */
export const suppliers: Readonly<Record<string, readonly LaunchKind[]>> = {
  "Whoever runs the server": ["setting"],
  "The office of the organization": ["organization", "link", "draft", "figure"],
  "Whoever keeps films and pictures": ["picture", "film"],
  "Whoever edits the words": ["fault", "old", "translation", "outside"],
};
