import { DestinationLink } from "#app/components/ui/links.tsx";
import type { Source } from "#reader/resolve.ts";

export function SourceLink({ source: { title, url } }: { source: Source }) {
  if (url === null) return title;
  return <DestinationLink to={{ href: url, outside: true }}>{title}</DestinationLink>;
}
