import { Icon } from "./icon.tsx";

type Props = { kind?: "outline" | "indigo"; isSmall?: boolean; children: string };

/** Opens the browser's print dialog; hidden without script. */
export function PrintButton({ kind = "outline", isSmall, children }: Props) {
  return (
    <button
      className={`button button-${kind}${isSmall ? " button-small" : ""} needs-script`}
      type="button"
      data-press=""
      onClick={() => window.print()}
    >
      <Icon name="print" />
      {children}
    </button>
  );
}
