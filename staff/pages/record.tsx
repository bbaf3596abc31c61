import { LinkLine, linesShown, More, Table } from "../parts/parts.tsx";
import { wordsOf } from "../parts/record-words.ts";
import { minuteOf, type Routes, type Visit } from "../visit/visit.ts";

async function renderRecord(visit: Visit) {
  const { acting, say, language, query } = visit;
  const { audit } = acting.storage;
  const isChanges = query.has("changes");
  const show = linesShown(query);
  // One more than shown, to know whether there are more.
  const found = await audit.list(show + 1, !isChanges);
  const lines = found.slice(0, show);
  const broken = await audit.findBreak();
  return {
    title: say("nav_record"),
    body: (
      <>
        <p>{say("record_text")}</p>
        <p className={broken === null ? "notice" : "notice err"}>
          {broken === null ? say("record_whole") : say("record_broken", { line: broken })}
        </p>
        <LinkLine to={isChanges ? "/record" : "/record?changes="}>
          {say(isChanges ? "record_all" : "record_changes")}
        </LinkLine>
        <Table
          name={say("nav_record")}
          heads={[say("when"), say("what"), say("who"), say("line")]}
          rows={lines.map((line) => [
            minuteOf(line.at, language),
            wordsOf(line, visit),
            String(line.detail["by"] ?? ""),
            line.number,
          ])}
          none={say("no_history")}
        />
        <More visit={visit} shown={lines.length} all={found.length} />
      </>
    ),
  };
}

export const record: Routes = { "GET /record": renderRecord };
