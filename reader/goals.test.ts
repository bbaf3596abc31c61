import { expect, test } from "vitest";
import { readContentFiles } from "./content-files.ts";
import { formatFault } from "./fault.ts";
import { parseContent } from "./parse.ts";
import { sampleGoal } from "../test/fakes/goals.ts";

const file = "content/lists/goals.yaml";
const files = readContentFiles();

function faultsOf(...goals: object[]): string[] {
  const result = parseContent({ ...files, [file]: JSON.stringify(goals) });
  return "faults" in result ? result.faults.map(formatFault) : [];
}

test("goals refer to existing projects and end after they begin", () => {
  const faults = faultsOf(sampleGoal("roof", { project: "castle" }));
  expect(faults).toEqual([expect.stringMatching(/0\.project: expected a build .*"castle"/)]);
  expect(faultsOf(sampleGoal("back", { to: "2020-01-01" }))[0]).toContain("0.to");
});
