import { useEffect, useState } from "react";
import { api, type Catalogue, type Missing } from "./parts/api.ts";
import { IssueState } from "./parts/issue-state.tsx";
import { PublishLink } from "./parts/publish-link.tsx";
import { useWords } from "./parts/language.tsx";

function Where({ where }: Pick<Missing, "where">) {
  const { t, of } = useWords();
  if ("setting" in where) {
    return (
      <p className="hint">
        {t("set_on_server")} <code>{where.setting}</code>: {of(where.holds)}
      </p>
    );
  }
  return (
    <p>
      <a href={`#${where.file}::${where.field}`}>{t("mend")}</a> <code>{where.file}</code>
    </p>
  );
}

function Kind({ items }: { items: readonly Missing[] }) {
  const { of } = useWords();
  const bySight = [...Map.groupBy(items, ({ meanwhile }) => of(meanwhile))];
  const { t } = useWords();
  return (
    <details className="entry">
      <summary>
        <span className="entry-title">{of(items[0]!.title)}</span>
        <span className="count">{items.length}</span>
      </summary>
      <div className="entry-fields">
        {bySight.map(([sight, alike]) => (
          <div key={sight} className="sight">
            <p>
              <b>{t("meanwhile")}</b> {sight}
            </p>
            <ul>
              {alike.map((one) => (
                <li key={JSON.stringify(one.where) + one.what.en}>
                  {of(one.what)}
                  <Where where={one.where} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function Part({ title, items }: { title: string; items: readonly Missing[] }) {
  const { t } = useWords();
  const kinds = [...Map.groupBy(items, ({ kind }) => kind)];
  return (
    <section className="part">
      <h2>{title}</h2>
      {kinds.length === 0 && <p>{t("nothing_here")}</p>}
      {kinds.map(([kind, alike]) => (
        <Kind key={kind} items={alike} />
      ))}
    </section>
  );
}

/** The issues of the newsletter, newest first, each with what has become of it. */
function Issues({ catalogue }: { catalogue: Catalogue }) {
  const { t, file } = useWords();
  const issues = catalogue.entries.filter(({ shelf }) => shelf === "newsletter");
  return (
    <section className="part">
      <h2>{t("shelf_newsletter")}</h2>
      <p>
        <a href="#new-newsletter">{t("new_newsletter")}</a>
      </p>
      <ul>
        {issues.toReversed().map((entry) => (
          <li key={entry.path}>
            <a href={`#${entry.path}`}>{file(catalogue.titles, entry)}</a>
            <IssueState path={entry.path} how />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first page: what is missing before the public comes. */
export function Overview({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useWords();
  const [missing, setMissing] = useState<readonly Missing[] | null>(null);
  useEffect(() => void api.missing().then(setMissing), []);
  return (
    <>
      <header className="file-head">
        <div>
          <h1>{t("overview")}</h1>
          <p>{t("overview_lead")}</p>
        </div>
        <div className="file-buttons">
          <PublishLink className="button button-small" word="publish_publish" />
          <a className="button button-small button-outline" href="#new-articles">
            {t("new_articles")}
          </a>
        </div>
      </header>
      {missing === null ? (
        <p role="status">{t("counting")}</p>
      ) : (
        <>
          <Part title={t("harms")} items={missing.filter(({ harms }) => harms)} />
          <Part title={t("merely_open")} items={missing.filter(({ harms }) => !harms)} />
          <Issues catalogue={catalogue} />
        </>
      )}
    </>
  );
}
