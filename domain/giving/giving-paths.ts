import type { Language } from "../records.ts";

/** Where links of letters, receipts and the payment page lead. English; Spanish under /es. */
export const givingPaths = {
  donate: "/donate",
  status: "/donate/status/:id",
  demoCheckout: "/donate/demo-checkout/:id",
  /** The page of a monthly gift, `?token=`. */
  monthly: "/donate/monthly",
  /** Checks a number, `?number=`. */
  receiptCheck: "/donate/receipt",
  /** The PDF, `?key=`. */
  receipt: "/donate/receipt/:number.pdf",
  /** The PDF of a year, `?key=`. */
  statement: "/donate/statement/:year.pdf",
} as const;

/** Path and query of one of the above in a language. */
export function givingPath(
  page: keyof typeof givingPaths,
  language: Language,
  parts: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams();
  let path: string = givingPaths[page];
  for (const [name, value] of Object.entries(parts)) {
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  const mark = query.size > 0 ? `?${query}` : "";
  return `${language === "es" ? "/es" : ""}${path}${mark}`;
}
