import { PictureView } from "#app/components/media/picture.tsx";
import type { GoalView } from "#app/goals.server.ts";
import { PageLink } from "#app/components/ui/links.tsx";

type Props = {
  goals: readonly GoalView[];
  words: { readonly give: string; readonly follow: string };
};

export function GoalCards({ goals, words }: Props) {
  return (
    <ul className="goal-cards stack gap-7">
      {goals.map((goal) => (
        <li key={goal.id} className="split">
          <div className="frame cover">
            <PictureView picture={goal.picture} sizes="(min-width: 48rem) 26rem, 88vw" />
          </div>
          <div className="goal-words stack gap-3">
            <h3>{goal.title}</h3>
            <p>{goal.why}</p>
            <GoalMeter goal={goal} />
            <p className="actions">
              {goal.stage === "open" && (
                <a className="button" href={goal.giveHref}>
                  {words.give}
                  <span className="visually-hidden">: {goal.title}</span>
                </a>
              )}
              <PageLink className="button button-outline" to={goal.href}>
                {words.follow}
                <span className="visually-hidden">: {goal.title}</span>
              </PageLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function GoalMeter({ goal }: { goal: GoalView }) {
  const { title, stageText, meter, unavailable, note } = goal;
  return (
    <div className="goal-meter stack gap-1">
      {meter && (
        <>
          <progress value={meter.percent} max={100} aria-label={`${title}: ${meter.sum}`} />
          <p className="goal-sum">{meter.sum}</p>
          <p>{meter.gifts}</p>
        </>
      )}
      {stageText && <p className="goal-stage">{stageText}</p>}
      {note && <p className="note">{note}</p>}
      <p className="small muted">{meter ? meter.counted : unavailable}</p>
    </div>
  );
}
