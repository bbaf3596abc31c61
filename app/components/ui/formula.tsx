/** Neither typeface has a subscript two (design: type): renders "CO₂" with `<sub>`. */
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
