import { SourceMark } from "#app/components/blocks/source-mark.tsx";

/** "A grate [1, 3]": the words, then the way to each source. */
export function Sourced({ text }: { text: string }) {
  const [, words = text, numbers] = /^(.*) \[([\d, ]+)\]$/s.exec(text) ?? [];
  return (
    <>
      {words}
      {numbers && <SourceMark numbers={numbers.split(", ").map(Number)} />}
    </>
  );
}
