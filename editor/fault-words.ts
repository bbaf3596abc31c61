import type { Fault } from "#reader/fault.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { formOfWords } from "./word-folders.ts";

/** A fault beside its field, in the words of whoever edits. */
export type ToldFault = { readonly file: string; readonly field: string; readonly sentence: Pair };

type Told = (fault: Fault, found: RegExpMatchArray) => Pair;

/** What the reader expects, and what an editor is asked to do about it; the first that fits is told. */
const sentences: readonly (readonly [expected: RegExp, told: Told])[] = [
  [/^text$/, () => ({ en: "Write something here.", es: "Escriba algo aquí." })],
  [
    /^text of the form .*a-z0-9-/,
    () => ({
      en: "Use small letters without accents, digits and hyphens only, such as tire-wall-2.",
      es: "Use solo minúsculas sin tilde, números y guiones, como muro-de-llantas-2.",
    }),
  ],
  [
    /^text of the form url|^a whole web address/,
    () => ({
      en: "Write a whole address that begins with https://.",
      es: "Escriba una dirección completa que empiece con https://.",
    }),
  ],
  [
    /^an e-mail address|^a telephone number/,
    () => ({
      en: "Write the whole address, or the number as it is dialed, without spaces.",
      es: "Escriba la dirección completa, o el número como se marca, sin espacios.",
    }),
  ],
  [
    /^text of the form .*\\d\{4\}/,
    () => ({
      en: "Write a year such as 2026, or 2026-05.",
      es: "Escriba un año como 2026, o 2026-05.",
    }),
  ],
  [
    /^a day of the calendar/,
    () => ({
      en: "Choose a day of the calendar, such as 2026-05-18.",
      es: "Elija un día del calendario, como 2026-05-18.",
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
    /^a source of/,
    ({ found }) => ({
      en: `The register has no source ${found}. Choose one that is there.`,
      es: `El registro no tiene la fuente ${found}. Elija una que exista.`,
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
    /^one number(?: of ([^(]+?))?(?: \(.*)?$/,
    (_, [, unit]) => ({
      en: `Write one number${unit ? ` of ${unit}` : ""}, without words: the site calculates with it.`,
      es: "Escriba un solo número, sin palabras: el sitio calcula con él.",
    }),
  ],
  [/^a number$/, () => ({ en: "Write a number, in digits.", es: "Escriba un número, en cifras." })],
  [
    /^a day not before starts_on$/,
    () => ({
      en: "The last day cannot come before the first one.",
      es: "El último día no puede ser antes del primero.",
    }),
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
    (_, [, most, letters]) => ({
      en: letters ? `Write at most ${most} characters.` : `This may be ${most} at most.`,
      es: letters ? `Escriba ${most} caracteres como máximo.` : `Puede ser ${most} como máximo.`,
    }),
  ],
  [
    /^at least (\d+) of them$/,
    (_, [, least]) => ({
      en: `There must be at least ${least} of them.`,
      es: `Debe haber al menos ${least}.`,
    }),
  ],
  [
    /^one of (.+)$/,
    (_, [, all]) => ({ en: `Choose one of these: ${all}.`, es: `Elija entre estos: ${all}.` }),
  ],
  [
    /^who does what where/,
    () => ({
      en: "Say who does what, and where; the site says by itself that it is a drawing.",
      es: "Diga quién hace qué y dónde; el sitio ya dice que es un dibujo.",
    }),
  ],
  [
    /^no person, price, figure or day in a draft$/,
    () => ({
      en: "Take it out, or take the tick from “Draft” once it is confirmed.",
      es: "Quítelo, o quite la marca de «Borrador» cuando esté confirmado.",
    }),
  ],
  [
    /^what a visitor gets while the url is null$/,
    () => ({
      en: "While the address is not known, say what a visitor gets in its place.",
      es: "Mientras no se conozca la dirección, diga qué encuentra quien visita.",
    }),
  ],
  [
    /^an account and its label/,
    () => ({
      en: "Write the account and its label as they stand there: AW-123456789/AbC-dEf.",
      es: "Escriba la cuenta y su etiqueta tal como aparecen: AW-123456789/AbC-dEf.",
    }),
  ],
  [
    /^a photograph as/,
    () => ({
      en: "This file is no photograph that the site can read. Save it as JPEG first.",
      es: "El sitio no puede leer este archivo como fotografía. Guárdelo antes como JPEG.",
    }),
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
    /^the words of the issue$/,
    () => ({
      en: "Write the issue here: each reader gets it in their own language.",
      es: "Escriba aquí el número: cada quien lo recibe en su idioma.",
    }),
  ],
  [
    /^words alone$/,
    () => ({
      en: "Take the picture out: a picture that an e-mail fetches tells who has opened it.",
      es: "Quite la imagen: una imagen que el correo va a buscar delata quién lo abrió.",
    }),
  ],
];

/** The words of articles and issues lie in files of their own, and are written in the form beside them. */
function placeOf({ file, field }: Fault): Pick<Fault, "file" | "field"> {
  const form = formOfWords(file);
  const language = /\/(\w+)\.md$/.exec(file)?.[1];
  return form !== file ? { file: form, field: `body.${language}` } : { file, field };
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
    en: `This is not right yet: ${expected} is expected here, and there is ${found}.`,
    es: `Esto todavía no está bien. En inglés: “expected ${expected}, found ${found}”.`,
  };
  return { file, field, sentence };
}
