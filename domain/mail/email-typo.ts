/** Common misspellings of large mail providers. A list, because similarity measures would also question correct domains. */
const typos: Readonly<Record<string, string>> = {
  "gmail.com":
    "gmial.com gmai.com gmal.com gmil.com gamil.com gnail.com gmaill.com gmali.com gmaul.com gemail.com gmail.co gmail.cm gmail.om gmail.con gmail.comm gmail.cmo",
  "hotmail.com":
    "hotmial.com hotmal.com hotmai.com hotmil.com hotamil.com hotmaill.com homail.com htmail.com hormail.com hotmail.co hotmail.cm hotmail.con hotmail.comm",
  "yahoo.com":
    "yaho.com yahooo.com yhoo.com yahho.com yaoo.com yahoo.co yahoo.cm yahoo.con yahoo.comm",
  "outlook.com": "outlok.com outloo.com outllok.com oulook.com outlook.co outlook.cm outlook.con",
  "icloud.com": "iclod.com icoud.com iclould.com icluod.com icloud.co icloud.con",
};

const domainByTypo = new Map(
  Object.entries(typos).flatMap(([domain, wrong]) =>
    wrong.split(" ").map((one) => [one, domain] as const),
  ),
);

/** Suggests a correction, `ana@gmial.com` → `ana@gmail.com`; null if nothing looks like a typo. */
export function suggestedEmail(email: string): string | null {
  const [, name = "", domain = ""] = /^(.+)@(.*)$/.exec(email.trim()) ?? [];
  const meant = domainByTypo.get(domain.trim().toLowerCase());
  return meant === undefined ? null : `${name}@${meant}`;
}
