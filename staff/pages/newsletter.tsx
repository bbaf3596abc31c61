import { FactList } from "#app/components/blocks/fact-list.tsx";
import { languages } from "#domain/language/language.ts";
import { planIssue, type NewsletterIssue } from "#domain/newsletter/newsletter.ts";
import { listIssues } from "#reader/newsletter.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { LinkLine, LinkRow, Part, Table, TablePart } from "../parts/parts.tsx";
import { NoMail } from "../parts/rows.tsx";
import { dayOf, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import { acts, issue as issueKind, news as newsKind } from "../deeds/kinds.ts";
import { readerStates } from "./lists.tsx";
import { donorsLeft, silences } from "#domain/giving/news-of-gifts.ts";
import { allNews } from "#reader/news-of-gifts.ts";
import { fileAddress } from "../../editor/names.ts";

async function renderNewsletter(visit: Visit) {
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
        <NoMail visit={visit} />
        <FactList
          facts={readerStates.map((state) => [say(`readers_${state}`), String(counts[state])])}
        />
        <LinkLine to="/subscribers">{say("who_reads")}</LinkLine>
        <Part title={say("issues_unsent")}>
          <LinkRow links={unsent.map(({ id, title }) => [`/newsletter/${id}`, title])} />
          {unsent.length === 0 && <p className="quiet">{say("none_unsent")}</p>}
        </Part>
        <TablePart
          name={say("issues_sent")}
          heads={["issue", "sent_on", "readers", "delivered", "left_after"].map((key) => say(key))}
          rows={sent.map((one) => [
            <a key={one.id} href={`/newsletter/${one.id}`}>
              {titleOf(one.id)}
            </a>,
            dayOf(one.begunAt, language),
            one.readers,
            one.delivered,
            one.gone,
          ])}
          none={say("none_sent")}
        />
      </>
    ),
  };
}

type IssueOf = { on: NewsletterIssue; plan: Awaited<ReturnType<typeof planIssue>>; visit: Visit };

function Issue({ on, plan, visit }: IssueOf) {
  const { say } = visit;
  if (plan === "over") return <p className="quiet">{say("refused_over")}</p>;
  const all = languages.reduce((sum, one) => sum + plan.toWrite[one], 0);
  const byLanguage = languages.map((one) => {
    const told = { count: plan.toWrite[one], title: on.words[one].title };
    return [say(`language_${one}`), say("readers_of", told)] as const;
  });
  return (
    <>
      <FactList facts={[...byLanguage, [say("had_before"), plan.written || null]]} />
      {all === 0 ? (
        <p className="quiet">{say(plan.written > 0 ? "nobody_left" : "nobody_confirmed")}</p>
      ) : (
        <DeedForm visit={visit} act={acts.send_issue} on={on} />
      )}
    </>
  );
}

async function renderIssue(visit: Visit): Promise<Answer> {
  const { say, language, acting } = visit;
  const on = await issueKind.find(visit);
  if (!on) return null;
  const { id, words } = on;
  const email = visit.user?.login?.account.email ?? "";
  const plan = await planIssue(acting, id);
  return {
    title: words[language].title,
    body: (
      <>
        <NoMail visit={visit} />
        <p>{words[language].summary}</p>
        <Part title={say("try_first")}>
          <DeedForm visit={visit} act={acts.send_trial} on={on} values={{ email }} look="plain" />
        </Part>
        <Part title={say("issue_to_all")}>
          <Issue on={on} plan={plan} visit={visit} />
        </Part>
      </>
    ),
  };
}

export const newsletter: Routes = {
  "GET /newsletter": renderNewsletter,
  "GET /newsletter/:number": renderIssue,
};

async function renderNews(visit: Visit) {
  const { acting, say, language } = visit;
  const all = allNews();
  const silent = await silences(acting, all);
  return {
    title: say("nav_news"),
    body: (
      <>
        <p>
          {say("news_how")}{" "}
          <a href={fileAddress("content/lists/gift-news.yaml")}>{say("news_write")}</a>
        </p>
        <Table
          name={say("news_written")}
          heads={[say("news_written"), say("day")]}
          rows={all.map(({ id, on, text }) => [
            <a key={id} href={`/news/${id}`}>
              {text[language]}
            </a>,
            on,
          ])}
          none={say("no_news")}
        />
        <TablePart
          name={say("news_owed")}
          heads={[say("field_for"), say("nav_gifts"), say("since")]}
          rows={silent.map(({ purpose, gifts, since }) => [
            purpose[language],
            gifts,
            dayOf(since, language),
          ])}
          none={say("no_news_owed")}
        />
      </>
    ),
  };
}

async function renderOne(visit: Visit): Promise<Answer> {
  const { acting, say, language } = visit;
  const on = await newsKind.find(visit);
  if (!on) return null;
  const { length: donors } = await donorsLeft(acting, on);
  const purposes = on.for.map((id) => acting.findDesignation(id)?.label[language]);
  return {
    title: on.text[language],
    body: (
      <>
        <p>{on.text[language === "en" ? "es" : "en"]}</p>
        {on.picture && <img src={`/api/thumbnail?slot=${on.picture}`} alt="" />}
        <FactList
          facts={[
            [say("field_for"), purposes.map((one) => one ?? say("most_needed")).join(", ")],
            [say("donors_left"), String(donors)],
          ]}
        />
        {donors > 0 && <DeedForm visit={visit} act={acts.send_news} on={on} />}
      </>
    ),
  };
}

export const news: Routes = { "GET /news": renderNews, "GET /news/:number": renderOne };
