import type { Fault } from "#reader/fault.ts";
import type { Pair } from "#reader/schema/pair.ts";

/** A fault beside its field, in the words of whoever edits. */
export type ToldFault = { readonly file: string; readonly field: string; readonly sentence: Pair };

type Told = (fault: Fault, found: RegExpMatchArray) => Pair;

/** What the reader expects, and what an editor is asked to do about it; the first that fits is told. */
const sentences: readonly (readonly [expected: RegExp, told: Told])[] = [
  [/^text$/, () => ({ en: "Write something here.", es: "Escriba algo aquí." })],
  [
    /^text of the form .*a-z0-9-/,
    () => ({
      en: "Small letters without accents, digits and hyphens only: tire-wall-2.",
      es: "Solo minúsculas sin tilde, números y guiones: muro-de-llantas-2.",
    }),
  ],
  [
    /^text of the form url/,
    () => ({
      en: "A whole address that begins with https://.",
      es: "Una dirección completa que empiece con https://.",
    }),
  ],
  [
    /^text of the form .*\\d\{4\}/,
    () => ({ en: "A year such as 2026, or 2026-05.", es: "Un año como 2026, o 2026-05." }),
  ],
  [
    /^a day of the calendar/,
    () => ({
      en: "A day of the calendar, such as 2026-05-18.",
      es: "Un día del calendario, como 2026-05-18.",
    }),
  ],
  [
    /^(\{\{\w+\}\}) instead of a typed figure$/,
    ({ found }, [, fact]) => ({
      en: `${found} is a figure of the register: put ${fact} in its place, then it follows when the figure changes.`,
      es: `${found} es una cifra del registro: ponga ${fact} en su lugar y cambiará con ella.`,
    }),
  ],
  [
    /^a fact of/,
    ({ found }) => ({
      en: `The register of figures has no ${found}. Choose one that is there.`,
      es: `El registro de cifras no tiene ${found}. Elija una que exista.`,
    }),
  ],
  [
    /^a link of/,
    ({ found }) => ({
      en: `There is no link ${found}. Choose one that is there.`,
      es: `No existe el enlace ${found}. Elija uno que exista.`,
    }),
  ],
  [
    /^a picture slot/,
    ({ found }) => ({
      en: `There is no picture ${found}. Choose one that is there.`,
      es: `No existe la imagen ${found}. Elija una que exista.`,
    }),
  ],
  [
    /^an id that no other/,
    ({ found }) => ({
      en: `Another entry is already called ${found}. Give this one a name of its own.`,
      es: `Otra entrada ya se llama ${found}. Póngale a esta un nombre propio.`,
    }),
  ],
  [
    /^one number(?: of (.+))?$/,
    (_, [, unit]) => ({
      en: `One number${unit ? ` of ${unit}` : ""}, without words: the site calculates with it.`,
      es: "Un solo número, sin palabras: el sitio calcula con él.",
    }),
  ],
  [/^a number$/, () => ({ en: "A number, in digits.", es: "Un número, en cifras." })],
  [
    /^a day not before starts_on$/,
    () => ({ en: "A day not before the first one.", es: "Un día que no sea antes del primero." }),
  ],
  [
    /^every part of the page, also (.+)$/,
    (_, [, part]) => ({
      en: `The part “${part}” is missing: each part of the page stands there once.`,
      es: `Falta la parte “${part}”: cada parte de la página va una vez.`,
    }),
  ],
  [
    /^at most (\d+)( characters)?$/,
    (_, [, most]) => ({ en: `At most ${most}.`, es: `${most} como máximo.` }),
  ],
  [
    /^at least (\d+) of them$/,
    (_, [, least]) => ({ en: `At least ${least} of them.`, es: `Al menos ${least}.` }),
  ],
  [
    /^an old path such as/,
    () => ({
      en: "What stood behind the name of the site, such as /old-page, without /es.",
      es: "Lo que iba después del nombre del sitio, como /pagina-antigua, sin /es.",
    }),
  ],
  [
    /^an address that no page has$/,
    ({ found }) => ({
      en: `A page of the site is at ${found}: nobody can be led away from it.`,
      es: `En ${found} hay una página del sitio: no se puede llevar a nadie a otra parte.`,
    }),
  ],
  [
    /^an old address only once$/,
    ({ found }) => ({
      en: `${found} stands in the list already. Keep one of the two.`,
      es: `${found} ya está en la lista. Deje una de las dos.`,
    }),
  ],
  [
    /^a target that is no old address itself$/,
    () => ({
      en: "This link leads to an old address of the list: people would go round in circles.",
      es: "Este enlace lleva a una dirección antigua de la lista: se daría vueltas sin llegar.",
    }),
  ],
  [
    /^the id of a page that is there$|^a page or a link$/,
    () => ({
      en: "Nothing is there. Choose a page, or a link of the list of links.",
      es: "Ahí no hay nada. Elija una página, o un enlace de la lista de enlaces.",
    }),
  ],
  [
    /^one featured article$/,
    () => ({
      en: "Exactly one article is featured: take the tick away from the other one first.",
      es: "Solo un artículo va destacado: quite antes la marca del otro.",
    }),
  ],
];

/** A fault as a sentence that says what to do, in both languages. */
export function tellFault(fault: Fault): ToldFault {
  const { file, field, expected, found } = fault;
  for (const [pattern, told] of sentences) {
    const match = pattern.exec(expected);
    if (match) return { file, field, sentence: told(fault, match) };
  }
  const sentence = {
    en: `Here should be ${expected}; there is ${found}.`,
    es: `Aquí se espera: ${expected}. Hay: ${found}.`,
  };
  return { file, field, sentence };
}
