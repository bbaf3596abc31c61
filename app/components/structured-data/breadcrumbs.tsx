import { useLocation, useMatches } from "react-router";
import { siteName } from "#domain/language/page-title.ts";
import type { Head } from "#app/components/shell/page-head.tsx";
import type { ShellContent } from "#app/shell.server.ts";
import { pageAt } from "#domain/addresses.ts";
import { englishPathOf, pathIn } from "#domain/language/language.ts";
import { JsonLd } from "./json-ld.tsx";
import { usePlace, type Place } from "./place.ts";

type Step = { path: string; name: string };

/** `/blog/one` → `/`, `/blog`, `/blog/one`: the pages above an English path, and itself. */
function pathsTo(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  const below = parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`);
  return ["/", ...below.filter((each) => each === path || pageAt(each) !== null)];
}

/** Pages as header and footer call them, by their addresses. */
function namesIn({ header, footer }: ShellContent): Map<string, string> {
  const links = [...footer, ...header].flatMap((group) => ("items" in group ? group.items : group));
  return new Map(links.map(({ label, target }) => [target.href, label]));
}

/** The way from the home page (https://schema.org/BreadcrumbList; Google: breadcrumb). */
function breadcrumbList({ origin, language }: Place, steps: readonly Step[]) {
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

/** For every page below the home page that search engines may show: its way, by the names of the navigation. */
export function Breadcrumbs({ shell }: { shell: ShellContent }) {
  const place = usePlace();
  const path = englishPathOf(useLocation().pathname);
  const head = (useMatches().at(-1)?.loaderData as { head?: Head } | undefined)?.head;
  if (!head || head.hidden || (head.canonicalPath ?? path) === "/") return null;
  const names = namesIn(shell);
  const steps = pathsTo(path).flatMap((each) => {
    const called = names.get(pathIn(place.language, each));
    const name = each === "/" ? siteName : (called ?? (each === path ? head.title : undefined));
    return name ? [{ path: each, name }] : [];
  });
  return <JsonLd graph={[breadcrumbList(place, steps)]} />;
}
