import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import type { AuditAction, AuditLine } from "#domain/storage/audit.ts";
import { sampleSubmission } from "../../test/fakes/samples.ts";
import { dayEndingAt, readWords, textsIn } from "../visit/visit.ts";
import { wordsOf } from "./record-words.ts";
import { senderOf } from "./rows.tsx";

const words = readWords();
const by = "Ana";

const inLanguage = (language: Language) => ({ language, say: textsIn(words, language) });

test.each<[AuditAction, AuditLine["detail"], string]>([
  ["entered", { way: "check", gifts: 1, gift: "LWR-1", by }, "Gift entered: check, LWR-1"],
  ["entered", { way: "file", gifts: 2, by }, "List of gifts entered, new ones: 2"],
  ["refunded", { cents: 2050, gift: "LWH-1", by }, "US$20.50 given back: LWH-1"],
  [
    "settled",
    { payment: "pi_1", gift: "elsewhere", by },
    "Payment settled: pi_1, not of this site",
  ],
  [
    "expired",
    { contact: 2, mails: 3, newsletter: 1, "newsletter copies": 0 },
    "Erased when its time was up: message (2), e-mails (3), newsletter sign-ups (1)",
  ],
  ["seen", { page: "gifts", rows: 12, by }, "Looked at: gifts, lines (12)"],
])("a line of the record is put into words: %s %j", (action, detail, said) => {
  expect(wordsOf({ action, detail }, inLanguage("en"))).toBe(said);
});

test("a line of the record is in the reader's language, without details that the page shows", () => {
  const detail = { reference: "LWH-2", page: "gifts", by } as const;
  const line = { action: "seen", detail } as const;
  expect(wordsOf(line, inLanguage("es"), ["by", "reference"])).toBe("Se vio: donativos");
});

test("midnight in Guatemala alone is shown as the end of the previous day", () => {
  const midnight = new Date("2026-11-24T06:00:00Z");
  expect(dayEndingAt(midnight, "en")).toBe("Nov 23, 2026");
  expect(dayEndingAt(midnight, "es")).toBe("23/11/2026");
  expect(dayEndingAt(new Date("2026-11-24T06:01:00Z"), "en")).toBeNull();
});

test("a telephone number is not broken between lines", () => {
  const fields = { name: "Tomás Chalí", phone: " +502 7849-1234 " };
  const one = sampleSubmission({ email: null, fields });
  expect(senderOf(one as never)).toBe("Tomás Chalí, +502\u00a07849\u20111234");
});
