import { parseDocument } from "yaml";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { usual } from "../presets.ts";
import { sampleGoal } from "./goals.ts";
import { issueFiles } from "./newsletter-issues.ts";

/** Entries of content/lists/employers.yaml for tests: no company that matches gifts is known to us. */
const sampleEmployers = [
  { id: "example-foods", name: "Example Foods, Inc." },
  { id: "masonry-works", name: "The Masonry Works" },
];

/** Content that staff may supply one day and nobody knows today: goals, employers, a telephone, issues. */
export function filledContent(): ContentFiles {
  const reached = { target_cents: usual.once };
  const goals = [sampleGoal("roof", reached), sampleGoal("wall")];
  const lists = {
    "content/lists/goals.yaml": JSON.stringify(goals),
    "content/lists/employers.yaml": JSON.stringify(sampleEmployers),
  };
  const files = readContentFiles();
  const links = parseDocument(files["content/links.yaml"]!);
  links.setIn(["links", "phone", "url"], "+502-1234-5678");
  return { ...files, ...issueFiles, ...lists, "content/links.yaml": String(links) };
}
