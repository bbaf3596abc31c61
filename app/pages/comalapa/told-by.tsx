import { DestinationLink } from "#app/components/ui/destination-link.tsx";

type Props = {
  sources: { title: string; url: string | null }[];
  /** "Told by {sources}": the names take the place of the braces. */
  text: string;
};

/** Where a passage comes from, each source a link where its page was found. */
export function ToldBy({ sources, text }: Props) {
  const [before, after] = text.split("{sources}");
  return (
    <p className="told-by small">
      {before}
      {sources.map(({ title, url }, index) => (
        <span key={title}>
          {index > 0 && " · "}
          {url ? (
            <DestinationLink to={{ href: url, outside: true }}>{title}</DestinationLink>
          ) : (
            title
          )}
        </span>
      ))}
      {after}
    </p>
  );
}
