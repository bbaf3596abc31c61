import type { Language, WholeLanguage } from "#domain/language/language.ts";

/** What bin/draw.ts made of the picture slots: the files are /pictures/<slot>-<hash>-<width>.<format>. */
export type { DrawnPicture, PictureManifest } from "@long-way-home/painter";

/**
 * The picture beside a link to a page, 1200×630, by the page's module name or `blog/<id>`: its
 * address in each language. Written to .cache/pictures/share/share.json.
 */
export type ShareManifest = Record<
  string,
  Record<WholeLanguage, string> & Partial<Record<Language, string>>
>;
