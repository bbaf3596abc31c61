/** Transferred kB that a kind of page may take before the first interaction. */
type Budget = {
  readonly kind: string;
  /** English addresses of its pages; the first kind that matches counts. */
  readonly of: RegExp;
  /** The full version on a phone: HTML, fonts, icons and the opening picture. */
  readonly full: number;
  /** The whole light version. */
  readonly light: number;
};

/**
 * Measured on 2026-11-23, and a tenth more. What the home page takes with the picture of its theme, 130 at
 * most, is weighed in a browser (test/browser/light.spec.ts).
 */
export const budgets: readonly Budget[] = [
  { kind: "home", of: /^\/$/, full: 80, light: 60 },
  { kind: "gift", of: /^\/donate$/, full: 83, light: 80 },
  { kind: "article", of: /^\/blog\/./, full: 115, light: 80 },
  { kind: "build", of: /^\/green-builds\/./, full: 61, light: 80 },
  {
    kind: "register of figures",
    of: /^\/(impact|impact\/figures|transparency-trust)$/,
    full: 77,
    light: 80,
  },
  {
    kind: "words or tools without a picture",
    of: /^\/(team|check-us|families|contact|search|request-status|accessibility|privacy-policy|terms-of-service|material-calculator|offline|group-trips\/file|volunteer\/packing)$/,
    full: 65,
    light: 80,
  },
  {
    kind: "form with a picture",
    of: /^\/(blueprint|newsletter|share-your-story|free-green-building-consultation|donate\/(goods|receipt))$/,
    full: 94,
    light: 80,
  },
  { kind: "subject", of: /./, full: 113, light: 80 },
];

/** The budget of a page by its English address. */
export const budgetOf = (path: string): Budget => budgets.find(({ of }) => of.test(path))!;
