/** Links to sources by their numbers in the list below the words (`#source-2`). */
export function SourceMark({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((number) => (
    <a key={number} className="source-mark" href={`#source-${number}`}>
      {` [${number}]`}
    </a>
  ));
}
