import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { Closing } from "../closing.tsx";
import { ClosingField } from "../closing-field.tsx";
import type { BlockOf } from "../block.ts";

/** An invitation at a page's end: before a landscape, else on its ground. */
export function ClosingBlock({ block }: { block: BlockOf<"closing"> }) {
  const { title, lead, ground, landscape, actions = [] } = block;
  if (!landscape) {
    return <ClosingField title={title} text={lead} actions={actions} ground={ground} />;
  }
  return (
    <Closing title={title} text={lead} light="morning" {...landscape}>
      <ActionLinks actions={actions} first={landscape.light === "dawn" ? "marigold" : "red"} />
    </Closing>
  );
}
