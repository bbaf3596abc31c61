import type { GiftStore } from "#domain/giving/gift-store.ts";
import type { Database } from "./database.ts";

/** Marks by which an advertising service is told of a gift, each once. None says of which. */
export function forConversions({ db }: Database) {
  return {
    async addConversionMark(mark, at) {
      await db.insertInto("conversion_mark").values({ mark, at: at.getTime() }).execute();
    },

    async takeConversionMark(mark, since) {
      await db.deleteFrom("conversion_mark").where("at", "<", since.getTime()).execute();
      const taken = await db
        .deleteFrom("conversion_mark")
        .where("mark", "=", mark)
        .returning("mark")
        .executeTakeFirst();
      return taken !== undefined;
    },
  } satisfies Partial<GiftStore>;
}
