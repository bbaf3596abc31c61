import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDate, formatNumber } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import type { QualityReport } from "#reader/quality-report.ts";

type Words = Record<
  | "title"
  | "text"
  | "found_none"
  | "found_some"
  | "keyboard_all"
  | "keyboard_some"
  | "limits_all"
  | "limits_some",
  string
> & { readonly gaps: readonly string[] };

/** The statement's section on what was tested: nothing but what the report says. */
export function testedSection(words: Words, report: QualityReport, language: Language) {
  const count = (value: number) => formatNumber(value, language);
  const broken = Object.values(report.limits).reduce((sum, pages) => sum + pages, 0);
  const { keyboard, photographs, axe, ibm } = report;
  const say = (text: string) =>
    fillTemplate(text, {
      date: formatDate(report.date, language),
      pages: count(report.pages),
      looked: count(report.looked),
      axe: axe.version,
      axe_rules: axe.rules,
      ibm: ibm.version,
      ibm_rules: ibm.rules,
      findings: count(report.findings),
      scripts: keyboard.scripts,
      failed: keyboard.failed,
      broken: count(broken),
      left: report.leftToPeople,
      photographs: photographs.all,
      photographs_looked: photographs.looked,
    });
  return {
    id: "tested",
    title: words.title,
    text: [
      words.text,
      report.findings === 0 ? words.found_none : words.found_some,
      keyboard.failed === 0 ? words.keyboard_all : words.keyboard_some,
      broken === 0 ? words.limits_all : words.limits_some,
    ].map(say),
    list: words.gaps.map(say),
  };
}
