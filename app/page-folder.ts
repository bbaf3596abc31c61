import { moduleName, type Page } from "#domain/addresses.ts";

/** Pages that are one module at several addresses. */
const shared: Partial<Record<string, string>> = {
  thanksConsultation: "thanks",
  thanksDonation: "thanks",
  thanksItem: "thanks",
  thanksInterest: "thanks",
  newsletterConfirm: "newsletter-step",
  newsletterUnsubscribe: "newsletter-step",
} satisfies Partial<Record<Page, string>>;

/** The folder of a page in app/pages: `missionVision` → `mission-vision`. */
export function pageFolder(page: string): string {
  return shared[page] ?? moduleName(page);
}
