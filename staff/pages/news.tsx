import { countDonors, silences } from "#domain/giving/news-of-gifts.ts";
import { allNews } from "#reader/news-of-gifts.ts";
import { fileAddress } from "../../editor/names.ts";
import { acts } from "../deeds/acts.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { news as newsKind } from "../deeds/kinds.ts";
import { Facts, Part, Table } from "../parts/parts.tsx";
import { dayOf } from "../visit/moments.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";

async function drawNews(visit: Visit) {
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
        <Part title={say("news_owed")}>
          <Table
            name={say("news_owed")}
            heads={[say("field_for"), say("nav_gifts"), say("since")]}
            rows={silent.map(({ purpose, gifts, since }) => [
              purpose[language],
              gifts,
              dayOf(since, language),
            ])}
            none={say("no_news_owed")}
          />
        </Part>
      </>
    ),
  };
}

async function drawOne(visit: Visit): Promise<Answer> {
  const { acting, say, language } = visit;
  const on = await newsKind.find(visit);
  if (!on) return null;
  const donors = await countDonors(acting, on);
  return {
    title: on.text[language],
    body: (
      <>
        <p>{on.text[language === "en" ? "es" : "en"]}</p>
        <Facts of={[[say("donors_left"), String(donors)]]} />
        {donors > 0 && <DeedForm visit={visit} act={acts.send_news} on={on} />}
      </>
    ),
  };
}

/** News of gifts, its sending, and of which gifts nothing was told. */
export const news: Routes = { "GET /news": drawNews, "GET /news/:number": drawOne };
