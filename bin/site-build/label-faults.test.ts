import { expect, test } from "vitest";
import { formatFault } from "#reader/fault.ts";
import { loadedContent } from "#reader/load.ts";
import { labelFaults } from "./label-faults.ts";

test("a label that is missing, or that no page uses, is reported by name", () => {
  const { shell, ...ui } = loadedContent().content.ui;
  const { skip, ...others } = shell!;
  const faults = labelFaults({ ...ui, shell: { ...others, skipp: skip! } }).map(formatFault);
  expect(faults).toEqual([
    "content/ui.yaml · shell.skip: expected a label, which app/components/shell/site-header.tsx shows, found nothing",
    "content/ui.yaml · shell.skipp: expected a label that a page shows, found one",
  ]);
});
