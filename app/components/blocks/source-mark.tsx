/** Reference marks " [2]", which link to the entries of the page's list of sources (`#source-2`). */
export function SourceMark({ numbers }: { numbers: readonly (number | string)[] }) {
  return numbers.map((number) => (
    <a key={number} className="source-mark" href={`#source-${number}`}>
      {` [${number}]`}
    </a>
  ));
}

/** Turns the numbers at the end of "A grate [1, 3]" into reference marks. */
export function Sourced({ text }: { text: string }) {
  const [words, numbers] = text.split(/ \[([\d, ]+)\]$/);
  return [words, numbers && <SourceMark key="sources" numbers={numbers.split(", ")} />];
}
