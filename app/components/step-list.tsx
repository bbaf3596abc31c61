/** A real sequence, laid as a course of earthbags with large numerals (design: steps). */
export function StepList({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
