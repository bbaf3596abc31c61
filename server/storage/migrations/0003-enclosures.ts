import type { Migration } from "./migration.ts";

/** Which document goes along with a letter; until then it followed from the letter's name. */
export const enclosures: Migration = {
  name: "0003-enclosures",
  statements: () => [
    "alter table letter add column enclosure text",
    `update letter set enclosure = '/documents/group-packet.' || language || '.letter.pdf'
     where name = 'group-packet' and to_email is not null`,
  ],
};
