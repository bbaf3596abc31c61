import { WhyList } from "./why-list.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1: zero-waste construction, curriculum, radical transparency. */
export function WhySection({
  content,
  reasons,
}: {
  content: HomeData["content"]["why"];
  reasons: HomeData["reasons"];
}) {
  const { title, lead, pictures } = content;
  const rows = reasons.map((reason, index) => ({ ...reason, picture: pictures[index]!.picture }));
  return (
    <section className="section why ground-red on-dark" aria-labelledby="why-title">
      <div className="container">
        <div>
          <h2 id="why-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <WhyList reasons={rows} />
      </div>
    </section>
  );
}
