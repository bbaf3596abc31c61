import { useLocation } from "react-router";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { useLabel } from "#app/language/labels.tsx";
import { ShareLinks } from "../share-links.tsx";
import type { BlockOf } from "../block.ts";

export function ShareBlock({ block: { title } }: { block: BlockOf<"share"> }) {
  const label = useLabel();
  return (
    <div className="container section">
      <ShareLinks heading={title} title={title} path={useLocation().pathname}>
        <PrintButton isSmall>{label("share.print")}</PrintButton>
      </ShareLinks>
    </div>
  );
}
