import { useLocation } from "react-router";
import type { BreadcrumbList } from "schema-dts";
import { siteName } from "#domain/language/page-title.ts";
import { useHead } from "#app/components/shell/page-head.tsx";
import type { ShellContent } from "#app/shell.server.ts";
import { pageAt } from "#domain/addresses.ts";
import { englishPathOf, pathIn } from "#domain/language/language.ts";
import { JsonLd, type Site, useSite } from "#app/components/structured-data/json-ld.tsx";

type Step = { path: string; name: string };

/** `/blog/one` → `/`, `/blog`, `/blog/one`: the existing pages above an English path, and the path itself. */
function pathsTo(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  const below = parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`);
  return ["/", ...below.filter((each) => each === path || pageAt(each) !== null)];
}

/** The labels that header and footer give to pages, by the pages' addresses. */
function namesIn({ header, footer }: ShellContent): Map<string, string> {
  const links = [...footer, ...header].flatMap((group) => ("items" in group ? group.items : group));
  return new Map(links.map(({ label, target }) => [target.href, label]));
}

/** https://schema.org/BreadcrumbList; Google's "Breadcrumb". */
function breadcrumbList({ origin, language }: Site, steps: readonly Step[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ path, name }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + pathIn(language, path),
    })),
  };
}

/** The breadcrumb list of every indexable page below the home page, with the labels of the navigation. */
export function Breadcrumbs({ shell }: { shell: ShellContent }) {
  const site = useSite();
  const path = englishPathOf(useLocation().pathname);
  const head = useHead();
  if (!head || head.hidden || (head.canonicalPath ?? path) === "/") return null;
  const names = namesIn(shell);
  const steps = pathsTo(path).flatMap((each) => {
    const label = names.get(pathIn(site.language, each));
    const name = each === "/" ? siteName : (label ?? (each === path ? head.title : undefined));
    return name ? [{ path: each, name }] : [];
  });
  return <JsonLd graph={[breadcrumbList(site, steps)]} />;
}
