export default function HomePage() {
  return (
    <section className="hero on-dark">
      <h1>Home</h1>
    </section>
  );
}
