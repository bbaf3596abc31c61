import type { z } from "zod";
import type { PageContent } from "./pages.ts";
import type { IssueFiles, PostFiles } from "./parse-written.ts";
import type { documentSchemas } from "./schema/documents.ts";
import type { FactsFile } from "./schema/facts.ts";
import type { GivingFile } from "./schema/giving.ts";
import type { MailTexts } from "./schema/mails.ts";
import type { Link } from "./schema/links.ts";
import type { listSchemas } from "./schema/lists.ts";
import type { PressKitFile } from "./schema/press-kit.ts";
import type { PictureSlot, PictureWords } from "./schema/scenes.ts";
import type { SiteFile } from "./schema/site.ts";
import type { UiFile } from "./schema/ui.ts";

export type ListContent = { [L in keyof typeof listSchemas]: z.infer<(typeof listSchemas)[L]> };
export type DocumentContent = {
  [D in keyof typeof documentSchemas]: z.infer<(typeof documentSchemas)[D]>;
};

/** Everything under content/, validated, in both languages. */
export type Content = {
  site: SiteFile;
  facts: FactsFile;
  links: Record<string, Link>;
  ui: UiFile;
  giving: GivingFile;
  pressKit: PressKitFile;
  pages: PageContent;
  lists: ListContent;
  documents: DocumentContent;
  mails: MailTexts;
  pictureWords: {
    drawings: Record<string, PictureSlot>;
    photographs: Record<string, PictureWords>;
  };
  /** Newest first. */
  posts: PostFiles[];
  /** Issues of the newsletter, newest first. */
  issues: IssueFiles[];
};
