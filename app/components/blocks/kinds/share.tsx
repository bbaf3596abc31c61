import { useLocation, useMatches } from "react-router";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { useLabel } from "#app/language/labels.tsx";
import { ShareLinks } from "../share-links.tsx";
import type { BlockOf } from "../block.ts";

export function ShareBlock({ block: { title } }: { block: BlockOf<"share"> }) {
  const label = useLabel();
  const { pathname } = useLocation();
  const { siteUrl = "" } = (useMatches()[0]?.loaderData ?? {}) as { siteUrl?: string };
  const words = {
    title,
    whatsapp: label("share.whatsapp"),
    mail: label("share.mail"),
    copy: label("share.copy"),
    copied: label("share.copied"),
  };
  return (
    <div className="container section">
      <ShareLinks title={title} address={siteUrl + pathname} words={words}>
        <PrintButton isSmall>{label("share.print")}</PrintButton>
      </ShareLinks>
    </div>
  );
}
