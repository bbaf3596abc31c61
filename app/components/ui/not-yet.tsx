import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Icon } from "./icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "./not-yet.css";

type Props = {
  /** What is missing, as the sign says it: "Video to come". */
  children: string;
  /** Its name, for the question that staff get: "Video: A tour of the campus". Without it, the sign alone. */
  what?: string;
};

/** The one sign for whatever has not been supplied yet: seen before any tap, with a way to be told. */
export function NotYet({ children, what }: Props) {
  const label = useLabel();
  const language = useLanguage();
  return (
    <p className="not-yet">
      <span>
        <Icon name="clock" size={18} />
        {children}
      </span>
      {what && (
        <PageLink
          to={addressOf("contact", language, {
            query: { missing: what },
            anchor: "document-request",
          })}
        >
          {label("shell.tell_me")}
          <span className="visually-hidden">: {what}</span>
        </PageLink>
      )}
    </p>
  );
}
