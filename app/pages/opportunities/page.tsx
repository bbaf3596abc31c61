import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { Receipt } from "./receipt.tsx";
import type { Route } from "./+types/page";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const { head, ...content } = pageContent("opportunities", languageOf(url.pathname));
  return { head, content };
}

type Data = Route.ComponentProps["loaderData"];

const parts = { package: ({ content }: Data) => <Receipt content={content.package} /> };

export default function OpportunitiesPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
