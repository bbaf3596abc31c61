import { Field, Rows } from "../parts/parts.tsx";
import { AsTable } from "../parts/as-table.tsx";
import { More } from "../parts/more.tsx";
import { messageRow } from "../parts/standing.ts";
import { messageFilter, messageForms, messageStates } from "../visit/filters.ts";
import { noteSeen, type Routes, type Visit } from "../visit/visit.ts";

async function drawMessages(visit: Visit) {
  const { acting, say, query } = visit;
  const filter = messageFilter(query);
  const all = await acting.storage.submissions.count(filter);
  const show = More.lines(query);
  const found = await acting.storage.submissions.list(filter, show);
  await noteSeen(visit, { page: "messages", rows: found.length });
  const anything = ["", say("anything")] as const;
  return {
    title: say("nav_messages"),
    body: (
      <>
        <form className="filter">
          <Field
            name="form"
            label={say("filter_form")}
            value={query.get("form") ?? ""}
            options={[anything, ...messageForms.map((one) => [one, say(`form_${one}`)] as const)]}
          />
          <Field
            name="state"
            label={say("filter_state")}
            value={query.get("state") ?? ""}
            options={[anything, ...messageStates.map((one) => [one, say(`stage_${one}`)] as const)]}
          />
          <button>{say("filter")}</button>
        </form>
        <p className="quiet">{say("shown", { shown: found.length, all })}</p>
        <Rows rows={found.map((one) => messageRow(one, visit))} none={say("none_found")} />
        <More visit={visit} path="/messages" shown={found.length} all={all} />
        <AsTable visit={visit} path="/messages" />
      </>
    ),
  };
}

/** What visitors sent, newest first. */
export const messages: Routes = { "GET /messages": drawMessages };
