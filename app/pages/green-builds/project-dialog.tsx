import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { ProjectDetail } from "#app/components/blocks/project-detail.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { queryOf } from "#domain/planners/project-filter.ts";
import type { GreenBuildsData } from "./page.tsx";

/** The build named in the query, in a dialog over the list; closing removes it from the query. */
export function ProjectDialog({ data }: { data: GreenBuildsData }) {
  const { open, content, choice } = data;
  const label = useLabel();
  const navigate = useNavigate();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    const opener = document.activeElement as HTMLElement | null;
    // Not `close()`, which would fire `close` and navigate away.
    element.removeAttribute("open");
    element.showModal();
    // The browser's Back unmounts the dialog without closing it, so the focus must be restored here.
    return () => opener?.focus({ preventScroll: true });
  }, [open]);
  if (!open) return null;
  const list = `${addressOf("greenBuilds", language)}?${queryOf(choice)}`.replace(/\?$/, "");
  const onClose = () => void navigate(list, { replace: true });
  return (
    <dialog
      ref={dialog}
      // Open without script.
      open
      className="dialog dialog-wide"
      aria-labelledby="project-title"
      onClose={onClose}
      {...{ closedby: "any" }}
    >
      <div className="dialog-thread" aria-hidden="true" />
      <div className="dialog-head">
        <h2 className="fs-4" id="project-title">
          {open.title}
        </h2>
        <Link
          className="icon-button"
          to={list}
          aria-label={label("shell.close")}
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
        >
          <Icon name="close" />
        </Link>
      </div>
      <div className="dialog-body stack">
        <p className="lead">{open.description}</p>
        <ProjectDetail project={open} words={content} />
      </div>
    </dialog>
  );
}
