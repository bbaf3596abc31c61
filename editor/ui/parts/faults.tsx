import { fieldId, useForm } from "./form-context.tsx";
import { language } from "./words.ts";
import type { Path } from "./values.ts";

const faultId = (path: Path) => `${fieldId(path)}-fault`;

/** What is wrong with a value, beside its input. */
export function Faults({ at }: { at: Path }) {
  const { faults } = useForm();
  const own = faults.filter(({ field }) => field === at.join("."));
  if (own.length === 0) return null;
  return (
    <p className="fault" id={faultId(at)}>
      {own.map(({ sentence }) => sentence[language]).join(" ")}
    </p>
  );
}

/** For an input: whether something is wrong with it, and where that is said. */
export function useFault(path: Path): { "aria-invalid"?: true; "aria-describedby"?: string } {
  const { faults } = useForm();
  const isWrong = faults.some(({ field }) => field === path.join("."));
  return isWrong ? { "aria-invalid": true, "aria-describedby": faultId(path) } : {};
}
