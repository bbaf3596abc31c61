import type { Language } from "./language.ts";

const english = {
  small:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    ),
  tens: "  twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
};
const spanish = {
  small:
    "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
      " ",
    ),
  tens: "   treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" "),
  hundreds:
    " ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
      " ",
    ),
};

function inEnglish(n: number): string {
  if (n < 20) return english.small[n] ?? "";
  if (n < 100) return [english.tens[Math.floor(n / 10)], ...rest(n % 10, inEnglish)].join("-");
  const [unit, word] = n < 1000 ? [100, "hundred"] : [1000, "thousand"];
  return [inEnglish(Math.floor(n / unit)), word, ...rest(n % unit, inEnglish)].join(" ");
}

/** The form before a masculine noun: "veintiún dólares". */
function inSpanish(n: number): string {
  if (n < 30) return spanish.small[n] ?? "";
  if (n < 100) return [spanish.tens[Math.floor(n / 10)], ...rest(n % 10, inSpanish)].join(" y ");
  if (n === 100) return "cien";
  if (n < 1000)
    return [spanish.hundreds[Math.floor(n / 100)], ...rest(n % 100, inSpanish)].join(" ");
  const thousands = Math.floor(n / 1000);
  const before = thousands === 1 ? [] : [inSpanish(thousands)];
  return [...before, "mil", ...rest(n % 1000, inSpanish)].join(" ");
}

const rest = (n: number, say: (n: number) => string) => (n === 0 ? [] : [say(n)]);

/**
 * An amount in words, so that donors notice a wrong zero or separator: 100050 → "one thousand US dollars and fifty
 * cents", "mil dólares con cincuenta centavos". `Intl` cannot spell out numbers.
 * @param cents up to 999,999.99 dollars
 */
export function amountInWords(cents: number, language: Language): string {
  const dollars = Math.floor(cents / 100);
  const left = cents % 100;
  if (language === "es") {
    const whole = `${inSpanish(dollars)} ${dollars === 1 ? "dólar" : "dólares"}`;
    if (left === 0) return whole;
    return `${whole} con ${inSpanish(left)} ${left === 1 ? "centavo" : "centavos"}`;
  }
  const whole = `${inEnglish(dollars)} US ${dollars === 1 ? "dollar" : "dollars"}`;
  return left === 0 ? whole : `${whole} and ${inEnglish(left)} ${left === 1 ? "cent" : "cents"}`;
}
