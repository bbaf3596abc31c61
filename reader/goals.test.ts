import { describe, expect, test } from "vitest";
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

describe("goals that staff name", () => {
  test("are none on the site as it stands, and one that is whole is taken", () => {
    expect(JSON.parse(files[file]!.replace(/^#.*$/gm, ""))).toEqual([]);
    expect(faultsOf(sampleGoal("roof"))).toEqual([]);
  });

  test("name builds and purposes that are there", () => {
    const counts = ["project:smoke-free-stove", "kit:home", "goods:nothing", "project:any"];
    const faults = faultsOf(sampleGoal("roof", { project: "castle", counts }));
    expect(faults).toEqual([
      expect.stringMatching(/0\.project: expected a build .*"castle"/),
      expect.stringMatching(/0\.counts\.0: expected a purpose .*"project:smoke-free-stove"/),
      expect.stringMatching(/0\.counts\.2: expected a purpose .*"goods:nothing"/),
    ]);
  });

  test("count no gift twice, and end after they begin", () => {
    const kit = { counts: ["kit:home"] };
    const spring = sampleGoal("spring", { ...kit, from: "2026-03-01", to: "2026-06-30" });
    const summer = { ...kit, from: "2026-07-01", to: null };
    expect(faultsOf(spring, sampleGoal("summer", summer))).toEqual([]);
    const early = { ...kit, from: "2026-06-30", to: null };
    expect(faultsOf(spring, sampleGoal("summer", early))[0]).toContain("1.counts.0");
    expect(faultsOf(sampleGoal("back", { to: "2020-01-01" }))[0]).toContain("0.to");
  });
});
