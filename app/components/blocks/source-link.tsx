import { DestinationLink } from "#app/components/ui/destination-link.tsx";

/** Where something is told; the url is null where the page was not found again. */
export type Source = { title: string; url: string | null };

/** A source's name, as a link where its page was found. */
export function SourceLink({ source: { title, url } }: { source: Source }) {
  if (url === null) return title;
  return <DestinationLink to={{ href: url, outside: true }}>{title}</DestinationLink>;
}
