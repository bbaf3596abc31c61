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
    /^one featured article$/,
    () => ({
      en: "One article is always featured: tick another one, and this one gives way.",
      es: "Siempre hay un artículo destacado: marque otro y este cederá su lugar.",
    }),
  ],
  [
    /^an article$/,
    () => ({
      en: "Write the article here, or take this language away under Languages.",
      es: "Escriba aquí el artículo, o quite este idioma en Idiomas.",
    }),
  ],
  [
    /^a figure with the slot (.+)$/,
    (_, [, slot]) => ({
      en: `The article's words show the picture ${slot}. Add it here, or take it out of the words.`,
      es: `El texto del artículo muestra la imagen ${slot}. Agréguela aquí, o quítela del texto.`,
    }),
  ],
];

/** An article's words lie in files of their own, and are written in the form of its post.yaml. */
function placeOf({ file, field }: Fault): Pick<Fault, "file" | "field"> {
  const words = /^(content\/blog\/[^/]+\/)(en|es)\.md$/.exec(file);
  return words ? { file: `${words[1]}post.yaml`, field: `body.${words[2]}` } : { file, field };
}

/** A fault as a sentence that says what to do, in both languages. */
export function tellFault(fault: Fault): ToldFault {
  const { expected, found } = fault;
  const { file, field } = placeOf(fault);
  for (const [pattern, told] of sentences) {
    const match = pattern.exec(expected);
    if (match) return { file, field, sentence: told(fault, match) };
  }
  const sentence = {
    en: `Here should be ${expected}; there is ${found}.`,
    es: `Esto no está bien. El aviso en inglés: here should be ${expected}; there is ${found}.`,
  };
  return { file, field, sentence };
}
