/*
 * What runs in a page that is looked at. Each function is handed over as text, so it rests on nothing around
 * it but what the others have left on `globalThis`.
 */

export type Engine = "axe" | "ibm";

/** Rules of both engines, as they call them. */
export type Rules = { readonly axe: readonly string[]; readonly ibm: readonly string[] };

/** An element that breaks a rule. */
export type Broken = {
  rule: string;
  at: string;
  element: string;
  node: Element | null;
};

/** The engines as the functions below leave them in the page. */
export type InPage = {
  askAxe(rules: readonly string[] | null, scope: Element[] | null): Promise<Broken[]>;
  axeRules: number;
  askIbm(rules: readonly string[], scope: Element[] | null): Promise<Broken[]>;
  ibmRules: readonly string[];
  leftToPeople: number;
};

/** Makes `askAxe`: all rules of these tags, or those that are named. */
export function prepareAxe(tags: string[]): void {
  type Violation = {
    id: string;
    nodes: { target: string[]; html: string; element?: Element }[];
  };
  const page = globalThis as unknown as InPage & {
    axe: {
      run(where: unknown, how: object): Promise<{ violations: Violation[] }>;
      getRules(tags: string[]): unknown[];
    };
  };
  page.axeRules = page.axe.getRules(tags).length;
  page.askAxe = async (rules, scope) => {
    const { violations } = await page.axe.run(scope ? { include: scope } : document, {
      runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
      // Axe leaves it out unless it is named.
      ...(!rules && { rules: { "target-size": { enabled: true } } }),
      resultTypes: ["violations"],
      elementRef: true,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, element }) => ({
        rule: id,
        at: target.join(" "),
        element: html.slice(0, 160),
        node: element ?? null,
      })),
    );
  };
}

/** Makes `askIbm`, for the rules that can tell a fault; the others only ask a person to look. */
export function prepareIbm(): void {
  type Rule = { id: string; level: string; enabled?: boolean };
  type Result = { ruleId: string; value: string[]; path: { dom: string }; snippet?: string };
  const page = globalThis as unknown as InPage & {
    ace: {
      Checker: new () => {
        getGuidelines(): { id: string; checkpoints: { rules?: Rule[] }[] }[];
        rulesetRules: Record<string, readonly string[]>;
        engine: { nlsMap: Record<string, Record<string, string>> };
        check(where: Node, guidelines: string[]): Promise<{ results: Result[] }>;
      };
    };
  };
  const checker = new page.ace.Checker();
  const guideline = "WCAG_2_2";
  const own = checker.getGuidelines().find(({ id }) => id === guideline)!;
  const rules = own.checkpoints
    .flatMap((checkpoint) => checkpoint.rules ?? [])
    .filter(({ enabled }) => enabled !== false);
  const canFail = ({ id }: Rule) =>
    Object.keys(checker.engine.nlsMap[id] ?? {}).some((reason) => /fail|violation/i.test(reason));
  const judging = rules.filter((rule) => rule.level === "VIOLATION" && canFail(rule));
  page.ibmRules = [...new Set(judging.map(({ id }) => id))];
  page.leftToPeople = new Set(rules.map(({ id }) => id)).size - page.ibmRules.length;

  page.askIbm = async (asked, scope) => {
    checker.rulesetRules[guideline] = asked;
    const found: Broken[] = [];
    for (const root of scope ?? [document]) {
      const { results } = await checker.check(root, [guideline]);
      for (const { ruleId, value, path, snippet = "" } of results) {
        if (value[0] !== "VIOLATION" || value[1] !== "FAIL") continue;
        const first = XPathResult.FIRST_ORDERED_NODE_TYPE;
        const node = document.evaluate(path.dom, document, null, first).singleNodeValue;
        // It may look beyond what it was given.
        if (scope && !root.contains(node)) continue;
        const element = snippet.slice(0, 160);
        found.push({ rule: ruleId, at: path.dom, element, node: node as Element | null });
      }
    }
    return found;
  };
}
