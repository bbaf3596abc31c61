/**
 * Slips of the fingers in the names of the largest mail houses, written out one by one: a measure of
 * likeness would also doubt addresses that are right. What is not here is never doubted.
 */
const slips: Readonly<Record<string, string>> = {
  "gmail.com":
    "gmial.com gmai.com gmal.com gmil.com gamil.com gnail.com gmaill.com gmali.com gmaul.com gemail.com gmail.co gmail.cm gmail.om gmail.con gmail.comm gmail.cmo",
  "hotmail.com":
    "hotmial.com hotmal.com hotmai.com hotmil.com hotamil.com hotmaill.com homail.com htmail.com hormail.com hotmail.co hotmail.cm hotmail.con hotmail.comm",
  "yahoo.com":
    "yaho.com yahooo.com yhoo.com yahho.com yaoo.com yahoo.co yahoo.cm yahoo.con yahoo.comm",
  "outlook.com": "outlok.com outloo.com outllok.com oulook.com outlook.co outlook.cm outlook.con",
  "icloud.com": "iclod.com icoud.com iclould.com icluod.com icloud.co icloud.con",
};

const right = new Map(
  Object.entries(slips).flatMap(([domain, wrong]) =>
    wrong.split(" ").map((one) => [one, domain] as const),
  ),
);

/** The address that was probably meant: `ana@gmial.com` → `ana@gmail.com`; null where nothing looks like a slip. */
export function likelyAddress(email: string): string | null {
  const at = email.lastIndexOf("@");
  const meant = right.get(
    email
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  );
  return at < 1 || meant === undefined ? null : `${email.slice(0, at).trim()}@${meant}`;
}
