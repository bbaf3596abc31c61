import type { QualityReport } from "#reader/quality-report.ts";
import type { Addresses } from "./addresses.ts";
import { engines } from "./engines.ts";
import { exceptions } from "./exceptions.ts";
import type { Played } from "./keyboard.ts";
import { limitNames, type Limit } from "./limits.ts";
import type { Matrix } from "./matrix.ts";
import type { Found } from "./page-check.ts";

/** All that one run over the whole site has found. */
export type Run = {
  readonly date: string;
  readonly commit: string;
  readonly matrix: Matrix;
  readonly played: readonly Played[];
  readonly photographs: Addresses["photographs"];
};

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

/** What the accessibility page says of the run. */
export function summaryOf({ date, commit, matrix, played, photographs }: Run): QualityReport {
  return {
    date,
    commit,
    pages: matrix.pages,
    looked: matrix.looked,
    axe: { version: engines.axe.version, rules: matrix.rules.axe },
    ibm: { version: engines.ibm.version, rules: matrix.rules.ibm },
    leftToPeople: matrix.leftToPeople,
    findings: matrix.found.length,
    photographs,
    keyboard: {
      scripts: played.length,
      failed: played.filter(({ trouble }) => trouble !== null).length,
    },
    limits: {
      reflow: matrix.limits.reflow.length,
      largeText: matrix.limits.largeText.length,
      stillness: matrix.limits.stillness.length,
      forcedColors: matrix.limits.forcedColors.length,
    },
  };
}

/** Findings by engine and rule, the most frequent first, each with the first places. */
export function findingsByRule(found: readonly Found[]): string[][] {
  const rules = Map.groupBy(found, ({ engine, rule }) => `${engines[engine].name}: ${rule}`);
  return [...rules]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([rule, all]) => {
      const places = new Set(
        all.map(({ path, version, state }) => `${path} (${version}, ${state})`),
      );
      const first = [...places].slice(0, 5).join("; ");
      return [rule, String(all.length), places.size > 5 ? `${first}; …` : first];
    });
}

const orNone = (places: readonly string[]) => (places.length === 0 ? "none" : places.join("; "));

/** What the engines were shown, and what they found. */
function formatMatrix(matrix: Matrix): string {
  const { axe, ibm } = engines;
  const rows = findingsByRule(matrix.found);
  const states = Object.entries(matrix.states).map(([state, looks]) => [state, looks]);
  return `${matrix.pages} addresses in both languages, ${matrix.looked} looks: each address in the full and the light version, in both themes, at 320, 768 and 1440 px (the light version, which is one column, at 320 and 1440 px), as it stands and in every state that opens. ${axe.name} ${axe.version} with ${matrix.rules.axe} rules and ${ibm.name} ${ibm.version} with ${matrix.rules.ibm}, WCAG 2.2 A and AA. In one theme of each width every rule is asked, in the other those that look at colors.

${table(["state", "looks"], states)}

${rows.length === 0 ? "**No rule is broken.**" : `**${matrix.found.length} findings:**\n\n${table(["rule", "findings", "where"], rows)}`}`;
}

/** Findings that are none, each with its reason. */
function formatExceptions(setAside: readonly number[]): string {
  const rows = exceptions.map(({ engine, rule, within, why }, index) => [
    engines[engine].name,
    rule,
    `\`${within}\``,
    why,
    setAside.filter((at) => at === index).length,
  ]);
  return table(["engine", "rule", "within", "because", "times"], rows);
}

function formatPlayed(played: readonly Played[]): string {
  const rows = [...Map.groupBy(played, ({ widget }) => widget)].map(([widget, plays]) => [
    widget,
    plays.map(({ trouble }) => trouble ?? "works").join(" · "),
  ]);
  return table(["widget", "result, English and Spanish"], rows);
}

/** docs/quality.md. */
export function formatReport({ date, commit, matrix, played, photographs }: Run): string {
  const limits = (Object.keys(limitNames) as Limit[]).map((limit) => [
    limitNames[limit],
    orNone(matrix.limits[limit]),
  ]);
  return `# Quality, as last measured

Written by \`npm run quality\`, not by hand: ${date}, commit ${commit}.

## Access

${formatMatrix(matrix)}

### Looked at and no fault

${formatExceptions(matrix.setAside)}

### Besides the engines

${table(["every page", "does not hold on"], limits)}

### With the keyboard alone

${formatPlayed(played)}

### Known gaps

- Of ${photographs.all} pages that show one photograph, ${photographs.looked} were looked at in each language: the first, the middle and the last. All are drawn by one component.
- Menus, search and the gift dialog are the same on every page: they were opened on the home and the about page.
- ${matrix.leftToPeople} rules of ${engines.ibm.name} cannot judge: they only ask a person to look, or only recommend. They were left out.
- The engines ran in Chromium. Nobody has gone through every page with a screen reader.
`;
}
