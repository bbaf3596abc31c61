/** What is shown of an employer that matches gifts, in one language. */
export type EmployerView = {
  readonly id: string;
  readonly name: string;
  /** "It gives $1 for each dollar of yours."; null where nobody knows. */
  readonly gives: string | null;
  readonly asks: readonly string[];
  /** Its own form; null: its HR office has it. */
  readonly form: string | null;
  readonly checked: string;
  readonly source: string;
};
