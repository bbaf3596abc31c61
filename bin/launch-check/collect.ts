import type { ContentFiles } from "#reader/content-files.ts";
import { formatFault } from "#reader/fault.ts";
import { parseContent } from "#reader/parse.ts";
import { projectRoot } from "#reader/project-root.ts";
import { contentFaults } from "../site-build/content-faults.ts";
import { contentItems } from "./content-items.ts";
import { launchKinds, type LaunchItem } from "./item.ts";
import { settingItems } from "./setting-items.ts";

export type LaunchInputs = {
  readonly files: ContentFiles;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `2026-05-18` */
  readonly today: string;
};

function faultItems(files: ContentFiles): LaunchItem[] {
  return contentFaults(files).map((fault) => ({
    kind: "fault",
    harms: true,
    what: { en: formatFault(fault), es: formatFault(fault) },
    meanwhile: {
      en: "The site as it was before: nothing is published while a fault is there.",
      es: "El sitio como estaba antes: nada se publica mientras haya un error.",
    },
    where: { file: fault.file, field: fault.field },
  }));
}

const rank = ({ harms, kind }: LaunchItem) =>
  (harms ? 0 : launchKinds.length) + launchKinds.indexOf(kind);

/**
 * Everything that is missing before the public comes, what would harm a visitor first. Reads no network.
 * Content with faults is told by its faults alone.
 */
export function launchItems({ files, environment, today }: LaunchInputs): LaunchItem[] {
  const parsed = parseContent(files);
  const faults = faultItems(files);
  const content = "content" in parsed ? parsed.content : null;
  const items = [
    ...faults,
    ...settingItems(environment, content?.site ?? null, projectRoot),
    ...(content ? contentItems(files, content, today) : []),
  ];
  return items.toSorted((one, other) => rank(one) - rank(other));
}
