import type { GivingActing } from "#domain/staff/acting.ts";
import { feeList, giftList, messageList, readerList } from "#domain/staff/lists.ts";
import type { Options } from "./options.ts";

/** The lists that --form may name, narrowed by what was typed; left out, or a form's: messages. */
export const listsOf = (
  { storage, siteUrl }: GivingActing,
  { filter, gifts, readers }: Options,
) => ({
  newsletter: readerList(storage, { state: readers, language: filter.language }, siteUrl),
  gifts: giftList(storage, gifts),
  fees: feeList(storage, { since: filter.since, until: filter.until }),
  messages: messageList(storage, filter),
});
