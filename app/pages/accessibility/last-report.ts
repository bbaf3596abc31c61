import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate, formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { QualityReport } from "#reader/quality-report.ts";

type Words = { readonly title: string; readonly text: string; readonly gap: string };

/** The statement's section on what was tested: nothing but what the report says. */
export function testedSection(words: Words, report: QualityReport, language: Language) {
  const text = fillTemplate(words.text, {
    date: formatDate(report.date, language),
    pages: formatNumber(report.pages, language),
    looked: formatNumber(report.looked, language),
    axe: report.axe,
  });
  return { id: "tested", title: words.title, text: [text, words.gap] };
}
