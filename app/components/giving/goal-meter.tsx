import type { GoalView } from "#app/goals.server.ts";

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
