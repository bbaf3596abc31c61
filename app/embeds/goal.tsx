import type { LoaderFunctionArgs } from "react-router";
import { goalViews, nextGoal } from "#app/goals.server.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { frameAnswer } from "./frame.server.tsx";

type Args = LoaderFunctionArgs & { url: URL };

/** A goal with its meter for the frames of other sites; reached or past, it leads to the next one. */
export async function loader({ url, params, context }: Args) {
  const language = languageOf(url.pathname);
  const words = pageContent("goal", language);
  const goals = await goalViews(language, context);
  const goal = goals.find(({ id }) => id === params["id"]);
  const toGive = { label: words.next.none, href: addressOf("donate", language) };
  if (!goal) {
    const { title, text } = words.frame.unknown;
    const lost = { language, title, more: toGive, children: <p>{text}</p> };
    return frameAnswer(lost, { status: 404, isBrief: true });
  }
  return frameAnswer(
    {
      language,
      title: goal.title,
      more: { label: words.follow, href: goal.href },
      children: <Goal goal={goal} lead={leadOf(goal, goals, words) ?? toGive} />,
    },
    { isBrief: goal.meter === null },
  );
}

type GoalView = Awaited<ReturnType<typeof goalViews>>[number];
type Words = ReturnType<typeof pageContent<"goal">>;
type Lead = { label: string; href: string };

/** Where it asks people to go; null: to giving where it is needed most. */
function leadOf(goal: GoalView, goals: readonly GoalView[], words: Words): Lead | null {
  if (goal.stage === "open") return { label: words.give, href: goal.giveHref };
  const next = nextGoal(goals, goal.id);
  return (
    next && { label: fillTemplate(words.next.title, { title: next.title }), href: next.giveHref }
  );
}

function Goal({ goal, lead }: { goal: GoalView; lead: Lead }) {
  const { title, meter, stageText, note, unavailable } = goal;
  return (
    <>
      {meter && (
        <>
          <progress value={meter.percent} max={100} aria-label={`${title}: ${meter.sum}`} />
          <p>
            <b>{meter.sum}</b> {meter.gifts}
          </p>
        </>
      )}
      {stageText && <p>{stageText}</p>}
      {note && <p>{note}</p>}
      <p>
        <a className="act" href={lead.href} target="_top">
          {lead.label}
        </a>
      </p>
      <p>
        <small>{meter ? meter.counted : unavailable}</small>
      </p>
    </>
  );
}
