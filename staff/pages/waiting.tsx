import { guatemalaDay, hourMs } from "#domain/clock.ts";
import { silences } from "#domain/giving/news-of-gifts.ts";
import { allNews } from "#reader/news-of-gifts.ts";
import { publicMode } from "#domain/giving/gift.ts";
import { refundMark } from "#domain/giving/refunds.ts";
import type { StorageMetrics } from "#domain/storage/storage-metrics.ts";
import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import { lateAnswers, stages, unanswered } from "#domain/submissions/stages.ts";
import { LinkLine, LinkRow, Part, Rows } from "../parts/parts.tsx";
import { messageRows, giftRows, NoMail } from "../parts/rows.tsx";
import { may, recordView, type Routes, type Visit } from "../visit/visit.ts";

const most = 50;

async function troublesOf(visit: Visit, { mails, oldestWaiting, booksCheck }: StorageMetrics) {
  const { acting, say } = visit;
  const { storage, payments } = acting;
  const unclaimed = (await unclaimedMoney(storage.gifts, payments.mode)).length;
  const silent = (await silences(acting, allNews())).length;
  const isStuck = oldestWaiting && acting.clock.now().getTime() - oldestWaiting.getTime() > hourMs;
  const unbalanced = booksCheck?.isBalanced === false ? 1 : 0;
  const all = [
    ["/mail", "messages", "dead_mails", mails.dead],
    ["/mail", "messages", "stuck_mails", isStuck ? mails.waiting : 0],
    ["/money", "money", "unclaimed_money", unclaimed],
    ["/news", "messages", "silent_purposes", silent],
    ["/gifts", "money", "books_wrong", unbalanced],
  ] as const;
  return all
    .filter(([, role, , count]) => count > 0 && may(visit, role))
    .map(([path, , key, count]) => [path, say(key, { count })] as const);
}

async function giftsWaiting(visit: Visit) {
  const { acting, say } = visit;
  const { storage, payments } = acting;
  const { gifts } = storage;
  const rowId = (await gifts.marked(refundMark)).map(({ giftRow }) => giftRow);
  const refunds = await gifts.list({ rowId, state: ["received", "disputed"] }, most);
  const names = await gifts.namesWaiting(publicMode(payments.mode));
  const disputed = await gifts.list({ state: "disputed" }, most);
  const parts = [
    [say("refunds_waiting"), await giftRows(refunds, visit)],
    [say("names_waiting"), await giftRows(names, visit)],
    [say("disputed_gifts"), await giftRows(disputed, visit)],
  ] as const;
  return parts.filter(([, rows]) => rows.length > 0);
}

async function renderWaiting(visit: Visit) {
  const { acting, desk, say } = visit;
  const { submissions } = acting.storage;
  await recordView(visit, { page: "waiting" });
  const open = await submissions.list(unanswered(), most, "asc");
  const late = await lateAnswers(submissions, acting.clock.now(), desk.replyHours);
  const setAside = { state: "suspected", stage: stages.filter((one) => one !== "closed") } as const;
  const suspected = await submissions.list(setAside, most, "asc");
  const ofGifts = may(visit, "money") ? await giftsWaiting(visit) : [];
  const all = await submissions.count(unanswered());
  const sums = { late: late.length, all, hours: desk.replyHours };
  const isLate = late.length > 0;
  const figures = await acting.storage.storageMetrics();
  const day = figures.lastBackup && guatemalaDay(figures.lastBackup);
  const troubles = await troublesOf(visit, figures);
  return {
    title: say("waiting_title"),
    body: (
      <>
        <p className={isLate ? "notice err" : "notice"}>{say(isLate ? "sum_late" : "sum", sums)}</p>
        {!(await desk.siteAnswers()) && <p className="notice err">{say("site_silent")}</p>}
        <NoMail visit={visit} />
        <p>{day ? say("last_backup", { day }) : say("no_backup")}</p>
        {may(visit, "house") && <LinkLine to="/launch">{say("launch")}</LinkLine>}
        {troubles.length > 0 && (
          <div className="notice warn">
            <LinkRow links={troubles} />
          </div>
        )}
        {ofGifts.map(([title, rows]) => (
          <Part key={title} title={title}>
            <Rows rows={rows} />
          </Part>
        ))}
        <Part title={say("waiting_answers")}>
          <Rows rows={await messageRows(open, visit)} none={say("none_waiting")} />
        </Part>
        <Part title={say("suspected_title")}>
          <Rows rows={await messageRows(suspected, visit)} none={say("none_suspected")} />
        </Part>
      </>
    ),
  };
}

export const waiting: Routes = { "GET /": renderWaiting };
