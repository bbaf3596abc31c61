import { useLocation } from "react-router";
import { useEffect } from "react";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { NotFoundFrame } from "./not-found-frame.tsx";
import { pageTitle } from "#domain/language/page-title.ts";
import { PageLink } from "#app/components/ui/links.tsx";

/** The 404 page of unknown addresses (specification 8), which also wants the path logged to the console. */
export function NotFoundView() {
  const label = useLabel();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>{pageTitle(label("error.not_found_title"))}</title>
      <NotFoundFrame
        title={label("error.not_found")}
        text={label("error.not_found_help")}
        path={pathname}
      >
        <PageLink
          className="button button-marigold"
          to={addressOf("home", language)}
          data-needs-application=""
        >
          {label("error.return_home")}
        </PageLink>
      </NotFoundFrame>
    </>
  );
}
