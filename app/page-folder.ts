import { existsSync } from "node:fs";
import { join } from "node:path";
import { moduleName, type Page } from "#domain/addresses.ts";
import { projectRoot } from "#reader/project-root.ts";

const shared: Partial<Record<string, string>> = {
  thanksConsultation: "thanks",
  thanksDonation: "thanks",
  thanksItem: "thanks",
  thanksInterest: "thanks",
  newsletterConfirm: "newsletter-step",
  newsletterUnsubscribe: "newsletter-step",
} satisfies Partial<Record<Page, string>>;

/** A page's folder in app/pages: `donateGoods` → `donate-goods`. Pages without a folder are rendered by `brochure`. */
export function pageFolder(page: string): string {
  const folder = shared[page] ?? moduleName(page);
  return existsSync(join(projectRoot, "app/pages", folder)) ? folder : "brochure";
}
