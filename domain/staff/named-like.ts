/** Without accents and capitals: "José" is found by "jose". */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** Whether a text holds every word that was typed; no words are in no text. */
export function namedLike(typed: string): (text: string) => boolean {
  const words = plain(typed).split(" ").filter(Boolean);
  return (text) => words.length > 0 && words.every((word) => plain(text).includes(word));
}
