type Props = {
  steps: { title: string; text?: string | undefined }[];
  stacked?: boolean;
};

/** Numbered steps on tiles like earthbags, staggered like bricks (design: steps). */
export function StepList({ steps, stacked }: Props) {
  return (
    <ol className="steps split split-2 late" data-stacked={stacked ? "" : undefined}>
      {steps.map(({ title, text }) => (
        <li key={title} className="earthbag">
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
