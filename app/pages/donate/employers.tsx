import { EmployerCard } from "#app/components/giving/employer-card.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { employerSearch } from "#app/employers.server.ts";
import { addressOf } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { longestQuery } from "#domain/words-of-path.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { DonateWords } from "./donate-words.ts";
import "#app/components/shell/search-form.css";

type Words = DonateWords["employers"];
type Props = { words: Words; search: ReturnType<typeof employerSearch> };

/** Search of the employers that match gifts; nothing while staff have listed none. */
export function Employers({ words, search }: Props) {
  const { asked, found, hasList } = search;
  if (!hasList) return null;
  return (
    <Section id="employers" title={words.title} lead={words.lead}>
      <Search words={words.search} search={search} />
      {asked && (
        <p className="lead" role="status">
          {fillTemplate(found.length > 0 ? words.found : words.none, { name: asked })}
        </p>
      )}
      {found.map((employer) => (
        <div key={employer.id}>
          <h3>{employer.name}</h3>
          <EmployerCard employer={employer} words={words.card} />
        </div>
      ))}
      {asked && (
        <p>
          {words.filled_in} <a href="#gift">{words.back}</a>
        </p>
      )}
    </Section>
  );
}

function Search({ words, search }: { words: Words["search"]; search: Props["search"] }) {
  const action = addressOf("donate", useLanguage(), { anchor: "employers" });
  return (
    <search>
      <form className="search-form" action={action} method="get">
        {search.kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="employers-name">{words.label}</label>
        <input
          className="input"
          id="employers-name"
          type="search"
          name="employer"
          defaultValue={search.asked}
          maxLength={longestQuery}
          autoComplete="organization"
          enterKeyHint="search"
        />
        <button className="button button-small">{words.button}</button>
      </form>
    </search>
  );
}
