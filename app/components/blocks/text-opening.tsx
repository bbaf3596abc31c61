/** Over a long text: its name, and since when it holds. */
export function TextOpening({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="container text-opening">
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
    </header>
  );
}
