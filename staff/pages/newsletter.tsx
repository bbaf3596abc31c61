import { isEmail } from "#domain/forms/form-schema.ts";
import { wholeLanguages } from "#domain/language/language.ts";
import {
  planIssue,
  sendingDays,
  tryIssue,
  type IssuePlan,
  type SentIssue,
} from "#domain/newsletter/send-issue.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import { sendToReaders } from "#domain/staff/newsletter.ts";
import { issueWords, listIssues } from "#reader/newsletter.ts";
import { AsTable } from "../parts/as-table.tsx";
import { More } from "../parts/more.tsx";
import { Action, Facts, Field, Part, Sure, Table } from "../parts/parts.tsx";
import { dayOf, minuteOf } from "../visit/moments.ts";
import { readerState, readerStates } from "../visit/filters.ts";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** The issue that an address names, in both wholeLanguages; null: it is not written or not published. */
function issueOf({ params }: Visit): SentIssue | null {
  const id = params["id"] ?? "";
  const words = issueWords(id);
  return words && { id, words };
}

/** What sending needs, with who does it. */
const sendingOf = ({ desk, acting }: Visit) => ({ ...acting, letters: desk.letters });

async function drawNewsletter(visit: Visit) {
  const { acting, say, language } = visit;
  const { subscribers, issues } = acting.storage;
  const counts = await subscribers.countByState();
  const sent = await issues.list();
  const written = listIssues(language);
  const unsent = written.filter(({ id }) => !sent.some((one) => one.id === id));
  const titleOf = (id: string) => written.find((one) => one.id === id)?.title ?? id;
  return {
    title: say("nav_newsletter"),
    body: (
      <>
        <Facts of={readerStates.map((state) => [say(`reader_${state}`), String(counts[state])])} />
        <p>
          <a href="/subscribers">{say("who_reads")}</a>
        </p>
        <Part title={say("issues_unsent")}>
          <ul className="ways">
            {unsent.map(({ id, title }) => (
              <li key={id}>
                <a href={`/newsletter/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          {unsent.length === 0 && <p className="quiet">{say("none_unsent")}</p>}
        </Part>
        <Part title={say("issues_sent")}>
          <Table
            name={say("issues_sent")}
            heads={[
              say("issue"),
              say("sent_on"),
              say("readers"),
              say("delivered"),
              say("left_after"),
            ]}
            rows={sent.map((one) => [
              <a key={one.id} href={`/newsletter/${one.id}`}>
                {titleOf(one.id)}
              </a>,
              dayOf(one.begunAt, language),
              one.readers,
              one.delivered,
              one.left,
            ])}
            none={say("none_sent")}
          />
        </Part>
      </>
    ),
  };
}

/** How many get it in which language, and the button. */
function Sending({ issue, plan, visit }: { issue: SentIssue; plan: IssuePlan; visit: Visit }) {
  const { say } = visit;
  const { id, words } = issue;
  const all = wholeLanguages.reduce((sum, one) => sum + plan.toWrite[one], 0);
  const byLanguage = wholeLanguages.map((one) => {
    const told = say("readers_of", { count: plan.toWrite[one], title: words[one].title });
    return [say(`language_${one}`), told] as const;
  });
  return (
    <>
      <Facts of={[...byLanguage, [say("had_before"), plan.written > 0 ? plan.written : null]]} />
      {all === 0 ? (
        <p className="quiet">{say("nobody_left")}</p>
      ) : (
        <Action to={`/newsletter/${id}/send`} button={say("send_to", { count: all })} look="grave">
          <Sure label={say("sure_issue", { days: sendingDays })} />
        </Action>
      )}
    </>
  );
}

async function drawIssue(visit: Visit, fault?: string): Promise<Answer> {
  const { say, form } = visit;
  const issue = issueOf(visit);
  if (!issue) return null;
  const { id, words } = issue;
  const plan = await planIssue(sendingOf(visit), id);
  return {
    title: words[visit.language].title,
    status: fault ? 422 : 200,
    body: (
      <>
        <p>{words[visit.language].summary}</p>
        <Part title={say("try_first")}>
          <Action to={`/newsletter/${id}/test`} button={say("send_trial")}>
            <Field
              name="email"
              type="email"
              label={say("your_address")}
              value={form.get("email") ?? ""}
              fault={fault}
              required
            />
          </Action>
        </Part>
        <Part title={say("send_issue")}>
          {plan === "over" ? (
            <p className="quiet">{say("refused_over")}</p>
          ) : (
            <Sending issue={issue} plan={plan} visit={visit} />
          )}
        </Part>
      </>
    ),
  };
}

async function sendTest(visit: Visit): Promise<Answer> {
  const issue = issueOf(visit);
  if (!issue) return null;
  const email = (visit.form.get("email") ?? "").trim();
  if (!isEmail(email)) return drawIssue(visit, visit.say("fault_email"));
  await tryIssue(sendingOf(visit), issue, email);
  return { to: `/newsletter/${issue.id}`, done: "trial_sent" };
}

async function send(visit: Visit): Promise<Answer> {
  const issue = issueOf(visit);
  if (!issue) return null;
  const to = `/newsletter/${issue.id}`;
  if (visit.form.get("sure") !== "yes") return { to };
  await sendToReaders(sendingOf(visit), issue);
  return { to, done: "issue_sent" };
}

async function drawReaders(visit: Visit): Promise<Answer> {
  const { acting, say, language, query } = visit;
  const { subscribers } = acting.storage;
  const state = readerState(query);
  const show = More.lines(query);
  const readers: Subscriber[] = [];
  for await (const reader of subscribers.each(state)) if (readers.push(reader) === show) break;
  const all = (await subscribers.countByState())[state];
  await noteSeen(visit, { page: "subscribers", rows: readers.length });
  return {
    title: say("who_reads"),
    body: (
      <>
        <form className="filter">
          <Field
            name="state"
            label={say("filter_state")}
            value={state}
            options={readerStates.map((one) => [one, say(`reader_${one}`)] as const)}
          />
          <button>{say("filter")}</button>
        </form>
        <Table
          name={say("who_reads")}
          heads={[say("entry_email"), say("written_in"), say("since")]}
          rows={readers.map(({ email, language: theirs, leftAt, confirmedAt, askedAt }) => [
            <a key={email} href={`/people?${new URLSearchParams({ email }).toString()}`}>
              {email}
            </a>,
            say(`language_${theirs}`),
            minuteOf(leftAt ?? confirmedAt ?? askedAt, language),
          ])}
          none={say("none_found")}
        />
        <More visit={visit} path="/subscribers" shown={readers.length} all={all} />
        <AsTable visit={visit} path="/subscribers" />
      </>
    ),
  };
}

/** Issues and their readers. */
export const newsletter: Routes = {
  "GET /newsletter": drawNewsletter,
  "GET /newsletter/:id": (visit) => drawIssue(visit),
  "POST /newsletter/:id/test": sendTest,
  "POST /newsletter/:id/send": send,
  "GET /subscribers": drawReaders,
};
