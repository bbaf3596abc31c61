/** A figure in one language, with what a reader needs to trust it. */
export type Figure = {
  name: string;
  /** Its group in the register. */
  group: string;
  /** Written out: "110,000+" ("Más de 110,000"), "$25,000–$35,000", "93%". */
  text: string;
  label: string;
  asOf: string | null;
  note: string;
  source: { title: string; url: string | null };
};

/** A figure that is one plain number, for what is counted or drawn by it. */
export type NumberFigure = Figure & { number: number };
