/** A figure in one language, with its source and date. */
export type Figure = {
  name: string;
  group: string;
  /** Formatted: "110,000+" ("Más de 110,000"), "$25,000 to $35,000", "93%". */
  text: string;
  label: string;
  asOf: string | null;
  note: string;
  source: { title: string; url: string | null };
};

/** A figure whose value is one number, for charts and calculations. */
export type NumberFigure = Figure & { number: number };
