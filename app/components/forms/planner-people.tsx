type Props = {
  label: string;
  hint?: string;
  people: number;
  /** More than a plan can be made for. */
  most: number;
};

export function PlannerPeople({ label, hint, people, most }: Props) {
  const id = "planner-people";
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name="people"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        required
        defaultValue={people}
        aria-describedby={hint && `${id}-hint`}
      />
      {hint && (
        <p className="hint small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
