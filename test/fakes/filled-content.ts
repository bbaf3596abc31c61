import { parseDocument } from "yaml";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { useContent } from "#reader/load.ts";
import { usual } from "../presets.ts";
import { sampleGoal } from "./goals.ts";
import { issueFiles } from "./newsletter-issues.ts";

/** Entries of content/lists/employers.yaml for tests: no company that matches gifts is known to us. */
const sampleEmployers = [
  { id: "example-foods", name: "Example Foods, Inc." },
  { id: "masonry-works", name: "The Masonry Works" },
];

/** The files of content/ with one value of one file changed. */
function withValue(
  files: ContentFiles,
  file: string,
  place: readonly string[],
  value: unknown,
): ContentFiles {
  const document = parseDocument(files[file]!);
  document.setIn(place, value);
  return { ...files, [file]: String(document) };
}

/** Takes the content with one value of one file changed. */
export const useValue = (...changed: [file: string, place: readonly string[], value: unknown]) =>
  useContent(withValue(readContentFiles(), ...changed));

/** Content that staff may supply one day and nobody knows today: goals, employers, a telephone, issues. */
export function filledContent(): ContentFiles {
  const reached = { target_cents: usual.once };
  const goals = [sampleGoal("roof", reached), sampleGoal("wall")];
  const lists = {
    "content/lists/goals.yaml": JSON.stringify(goals),
    "content/lists/employers.yaml": JSON.stringify(sampleEmployers),
  };
  const files = { ...readContentFiles(), ...issueFiles, ...lists };
  return withValue(files, "content/links.yaml", ["links", "phone", "url"], "+502-1234-5678");
}
