/** Code points first to last as one text. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const ASCII = range(0x20, 0x7e);
/** Every accented letter of western Europe: Spanish, and ä ë ï ö ü of Kaqchikel, are among them. */
const ACCENTED = range(0xc0, 0xff) + "ŒœŸ";
/** ’ (U+2019) is also the glottal mark of Kaqchikel (design 5). */
const PUNCTUATION = "\u00a0¡¿«»–—‘’“”…·";

/** What body text needs. */
export const TEXT_LETTERS = ASCII + ACCENTED + PUNCTUATION + "‚„•‹›¢£€©®™°ªº¹²³±×÷¼½¾−§↑↓";

/**
 * What headings, prices and large figures need: Spanish, Kaqchikel, and what names of people and
 * partners bring. Each further letter is kerned against all others and costs about 80 bytes.
 */
export const DISPLAY_LETTERS = ASCII + "áéíóúñüÁÉÍÓÚÑÜäëïöÄËÏÖçèàêâãõôø" + PUNCTUATION + "×−";

/** What foreign and stressed words in running text need. */
export const ITALIC_LETTERS = ASCII + ACCENTED + PUNCTUATION + "°ªº";
