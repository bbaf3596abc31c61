/** Neither typeface has a lowered two (design: type): "CO₂" is set with one of its own. */
export function Formula({ text }: { text: string }) {
  const [before, after] = text.split("₂");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <sub>2</sub>
      {after}
    </>
  );
}
