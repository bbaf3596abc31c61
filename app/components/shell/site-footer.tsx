import { memo } from "react";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Brand } from "./brand.tsx";
import { DestinationLink, PageLink } from "#app/components/ui/links.tsx";
import { LightSwitch } from "#app/components/shell/light-switch.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ShellContent } from "#app/shell.server.ts";

function Links({ items }: { items: ShellContent["legal"] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <DestinationLink className="touch" to={item.target}>
            {item.label}
          </DestinationLink>
        </li>
      ))}
    </ul>
  );
}

export const SiteFooter = memo(({ shell }: { shell: ShellContent }) => {
  const label = useLabel();
  const language = useLanguage();
  return (
    <footer className="site-footer ground-basalt on-dark">
      <Band name="materiales" />
      <div className="container site-footer-columns">
        <div className="site-footer-brand">
          <Brand wordmark={shell.wordmark} size={48} />
          <p>{label("footer.about")}</p>
          {shell.social.length > 0 && (
            <nav className="social cluster gap-1" aria-label={label("footer.social")}>
              {shell.social.map((profile) => (
                <DestinationLink
                  key={profile.name}
                  className="icon-button"
                  to={profile}
                  icon={false}
                >
                  <Icon name={profile.name} />
                  <span className="visually-hidden">{profile.label}</span>
                </DestinationLink>
              ))}
            </nav>
          )}
          <LightSwitch />
        </div>
        {shell.footer.map((column) => (
          <nav key={column.label} aria-label={column.label}>
            <h2>{column.label}</h2>
            <Links items={column.items} />
          </nav>
        ))}
      </div>
      <div className="container site-footer-base links small">
        <Links items={shell.legal} />
        <span>{`© ${shell.year} ${shell.wordmark.join(" ")}`}</span>
        <PageLink to={addressOf("transparencyTrust", language)}>
          {label("footer.nonprofit")}
        </PageLink>
        {shell.isDrawn && <span>{label("footer.illustrations")}</span>}
        {shell.drafts > 0 && <span>{label("footer.drafts", { count: shell.drafts })}</span>}
      </div>
    </footer>
  );
});
