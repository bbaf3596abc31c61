import type { Selectable } from "kysely";
import type { Subscribers } from "#domain/newsletter/subscribers.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import type { WholeLanguage } from "#domain/language/language.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

const stepRows = 500;

/** People who asked for the newsletter, in the table `subscriber`. */
export function openSubscribers({ db, engine }: Database): Subscribers {
  const findBy = async (column: "email" | "token", value: string) => {
    const row = await db
      .selectFrom("subscriber")
      .selectAll()
      .where(column, "=", value)
      // On SQLite the transaction itself is the lock.
      .$if(engine === "postgres" && db.isTransaction, (query) => query.forUpdate())
      .executeTakeFirst();
    return row ? toSubscriber(row) : null;
  };
  return {
    findByEmail: (email) => findBy("email", email),
    findByToken: (token) => findBy("token", token),

    async save(subscriber) {
      const { email, ...columns } = toColumns(subscriber);
      await db
        .insertInto("subscriber")
        .values({ email, ...columns })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(columns))
        .execute();
    },

    async *each(state, language) {
      for (let last = ""; ;) {
        const rows = await db
          .selectFrom("subscriber")
          .selectAll()
          .where("state", "=", state)
          .where("email", ">", last)
          .$if(language !== undefined, (query) => query.where("language", "=", language ?? "en"))
          .orderBy("email")
          .limit(stepRows)
          .execute();
        yield* rows.map(toSubscriber);
        const end = rows.at(-1);
        if (!end || rows.length < stepRows) return;
        last = end.email;
      }
    },

    async countByState() {
      const rows = await db
        .selectFrom("subscriber")
        .select((eb) => ["state", eb.fn.countAll<number>().as("rows")])
        .groupBy("state")
        .execute();
      const counts: Record<Subscriber["state"], number> = { asked: 0, confirmed: 0, left: 0 };
      for (const row of rows) counts[row.state as Subscriber["state"]] = Number(row.rows);
      return counts;
    },

    async eraseStale(askedBefore, leftBefore) {
      const done = await db
        .deleteFrom("subscriber")
        .where((eb) =>
          eb.or([
            eb.and([eb("state", "=", "asked"), eb("asked_at", "<", askedBefore.getTime())]),
            eb.and([eb("state", "=", "left"), eb("left_at", "<", leftBefore.getTime())]),
          ]),
        )
        .executeTakeFirst();
      return Number(done.numDeletedRows);
    },
  };
}

function toColumns(subscriber: Subscriber) {
  return {
    email: subscriber.email,
    language: subscriber.language,
    state: subscriber.state,
    token: subscriber.token,
    asked_at: subscriber.askedAt.getTime(),
    confirmed_at: subscriber.confirmedAt?.getTime() ?? null,
    left_at: subscriber.leftAt?.getTime() ?? null,
  };
}

function toSubscriber(row: Selectable<Tables["subscriber"]>): Subscriber {
  return {
    email: row.email,
    language: row.language as WholeLanguage,
    state: row.state as Subscriber["state"],
    token: row.token,
    askedAt: new Date(row.asked_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    leftAt: row.left_at === null ? null : new Date(row.left_at),
  };
}
