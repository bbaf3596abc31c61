import "#app/components/ui/earthbag.css";
import "./step-list.css";
type Props = {
  steps: { title: string; text: string }[];
  /** One above the other, as courses of a wall; else two to a course. */
  stacked?: boolean;
};

/** A real sequence, laid as earthbags with large numerals in running bond (design: steps). */
export function StepList({ steps, stacked }: Props) {
  return (
    <ol className="steps split split-2 late" data-stacked={stacked ? "" : undefined}>
      {steps.map(({ title, text }) => (
        <li key={title} className="earthbag">
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
