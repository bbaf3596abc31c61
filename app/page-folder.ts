import { existsSync } from "node:fs";
import { join } from "node:path";
import { moduleName, type Page } from "#domain/addresses.ts";
import { projectRoot } from "#reader/project-root.ts";

/** Pages that are one module at several addresses. */
const shared: Partial<Record<string, string>> = {
  thanksConsultation: "thanks",
  thanksDonation: "thanks",
  thanksItem: "thanks",
  thanksInterest: "thanks",
  newsletterConfirm: "newsletter-step",
  newsletterUnsubscribe: "newsletter-step",
} satisfies Partial<Record<Page, string>>;

/** The folder of a page in app/pages: `donateGoods` → `donate-goods`; a page that has none is a brochure. */
export function pageFolder(page: string): string {
  const folder = shared[page] ?? moduleName(page);
  return existsSync(join(projectRoot, "app/pages", folder)) ? folder : "brochure";
}
