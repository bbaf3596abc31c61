/** Links to sources by their numbers in the list below the words (`#source-2`). */
export function SourceMark({ numbers }: { numbers: readonly (number | string)[] }) {
  return numbers.map((number) => (
    <a key={number} className="source-mark" href={`#source-${number}`}>
      {` [${number}]`}
    </a>
  ));
}

/** "A grate [1, 3]": the words, then the way to each source. */
export function Sourced({ text }: { text: string }) {
  const [words, numbers] = text.split(/ \[([\d, ]+)\]$/);
  return [words, numbers && <SourceMark key="sources" numbers={numbers.split(", ")} />];
}
