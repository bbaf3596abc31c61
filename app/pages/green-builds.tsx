import { useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { ActionLinks } from "#app/components/action-links.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PictureView } from "#app/components/picture.tsx";
import { ProjectDetail } from "#app/components/project-detail.tsx";
import { CategoryDisc, StatusMark } from "#app/components/project-mark.tsx";
import { SceneOpening } from "#app/components/scene-opening.tsx";
import { useEarlyChanges } from "#app/components/use-early-changes.ts";
import { listContent, pageContent } from "#app/content/load.server.ts";
import { addressOf, languageOf } from "#app/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import {
  choiceOf,
  chooseProjects,
  projectCategories,
  projectStatuses,
  queryOf,
} from "#domain/project-filter.ts";
import type { Route } from "./+types/green-builds";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("greenBuilds", language);
  const projects = listContent("projects", language);
  const choice = choiceOf(url.searchParams);
  const { shown, counts } = chooseProjects(projects, choice);
  const open = projects.find(({ id }) => id === url.searchParams.get("project")) ?? null;
  return {
    head,
    content,
    choice,
    counts,
    projects: shown,
    open,
  };
}

type Data = Route.ComponentProps["loaderData"];

/** The five kinds in large: links that choose one of them (design: category discs). */
function CategoryLinks({ content }: { content: Data["content"] }) {
  const language = useLanguage();
  return (
    <ul className="category-links">
      {projectCategories.map((id) => (
        <li key={id}>
          <Link
            to={addressOf("greenBuilds", language, { query: { category: id }, anchor: "grid" })}
            preventScrollReset
          >
            <CategoryDisc category={id} size={30} />
            {content.categories[id]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Ticks and fills a form's fields as a choice says, but for the words being typed. */
function showChoice(form: HTMLFormElement, choice: Data["choice"]) {
  const chosen = [...choice.categories, ...choice.statuses] as string[];
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    box.checked = chosen.includes(box.value);
  }
  const words = form.querySelector<HTMLInputElement>("input[type=search]");
  if (words && words !== document.activeElement) words.value = choice.search;
}

/** Kinds, states and words; the choice is in the address, so it works without script and can be shared. */
function Filters({ data }: { data: Data }) {
  const { content, choice, counts } = data;
  const { filters } = content;
  const address = addressOf("greenBuilds", useLanguage());
  const navigate = useNavigate();
  // One choice has one address, whether it was made by a link or by the boxes.
  const follow = (changed: HTMLFormElement) => {
    const fields = [...new FormData(changed)].map(([name, value]) => [name, String(value)]);
    const query = queryOf(choiceOf(new URLSearchParams(fields)));
    void navigate(`${address}?${query}`.replace(/\?$/, ""), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const form = useEarlyChanges(follow);
  // A choice by a link or by the back button moves the boxes too, and the focus stays where it is.
  useEffect(() => {
    if (form.current) showChoice(form.current, choice);
  }, [form, choice]);
  const isFiltered = queryOf(choice).size > 0;
  return (
    <search>
      <Form
        ref={form}
        className="project-filters"
        action={address}
        method="get"
        onChange={({ currentTarget }) => follow(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          follow(event.currentTarget);
        }}
      >
        <fieldset>
          <legend>{filters.categories}</legend>
          <div className="filter-chips">
            {projectCategories.map((id) => (
              <label key={id} className="chip">
                <input
                  type="checkbox"
                  name="category"
                  value={id}
                  defaultChecked={choice.categories.includes(id)}
                />
                {content.categories[id]} <span className="chip-count">{counts.categories[id]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{filters.statuses}</legend>
          <div className="filter-chips">
            {projectStatuses.map((id) => (
              <label key={id} className="chip">
                <input
                  type="checkbox"
                  name="status"
                  value={id}
                  defaultChecked={choice.statuses.includes(id)}
                />
                <StatusMark status={id} />
                {content.statuses[id]} <span className="chip-count">{counts.statuses[id]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="filter-words">
          <label className="visually-hidden" htmlFor="project-search">
            {filters.search}
          </label>
          <input
            className="input"
            id="project-search"
            type="search"
            name="q"
            placeholder={filters.search}
            defaultValue={choice.search}
            maxLength={100}
          />
          <button className="button button-indigo">{filters.apply}</button>
          {isFiltered && (
            <Link className="button button-outline" to={`${address}#grid`} preventScrollReset>
              {filters.clear}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}

function Card({ project, data }: { project: Data["projects"][number]; data: Data }) {
  const { content, choice } = data;
  const language = useLanguage();
  const navigate = useNavigate();
  const query = queryOf(choice);
  query.set("project", project.id);
  return (
    <article className="card project-card">
      <div className="card-picture">
        <PictureView picture={project.picture} decorative />
      </div>
      <div className="card-body">
        <CategoryDisc category={project.category} />
        <h3>
          <Link
            className="stretched"
            to={addressOf("greenBuild", language, { params: { id: project.id } })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              void navigate(`${addressOf("greenBuilds", language)}?${query}`, {
                preventScrollReset: true,
              });
            }}
          >
            {project.title}
          </Link>
        </h3>
        <p className="card-text">{project.description}</p>
        <p className="project-status">
          <StatusMark status={project.status} />
          {content.statuses[project.status]}
        </p>
      </div>
    </article>
  );
}

/** The build the address names, over the list; closing takes it out of the address again. */
function DetailDialog({ data }: { data: Data }) {
  const { open, content, choice } = data;
  const label = useLabel();
  const navigate = useNavigate();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    const opener = document.activeElement as HTMLElement | null;
    // The attribute is taken away, not close(): that would tell the page that it was closed.
    element.removeAttribute("open");
    element.showModal();
    // Left by the back button, nobody has closed it: the focus goes back to where it was.
    return () => opener?.focus({ preventScroll: true });
  }, [open]);
  if (!open) return null;
  const list = `${addressOf("greenBuilds", language)}?${queryOf(choice)}`.replace(/\?$/, "");
  const leave = () => void navigate(list, { preventScrollReset: true, replace: true });
  return (
    <dialog
      ref={dialog}
      // Without script the address shows it open, over the list.
      open
      className="dialog dialog-wide"
      aria-labelledby="project-title"
      onClose={leave}
      {...{ closedby: "any" }}
    >
      <div className="dialog-thread" aria-hidden="true" />
      <div className="dialog-head">
        <h2 id="project-title">{open.title}</h2>
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
      <div className="dialog-body">
        <ProjectDetail project={open} words={content} />
      </div>
    </dialog>
  );
}

function Empty({ content }: { content: Data["content"] }) {
  return (
    <div className="projects-empty">
      <svg
        viewBox="0 0 120 60"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="7 6"
        aria-hidden="true"
      >
        <rect x="2" y="34" width="54" height="22" rx="11" />
        <rect x="62" y="34" width="54" height="22" rx="11" />
        <rect x="32" y="6" width="54" height="22" rx="11" />
      </svg>
      <h3>{content.empty.title}</h3>
      <p>{content.empty.text}</p>
      <Link
        className="button button-outline"
        to={addressOf("greenBuilds", useLanguage())}
        preventScrollReset
      >
        {content.filters.clear}
      </Link>
    </div>
  );
}

export default function GreenBuildsPage({ loaderData }: Route.ComponentProps) {
  const { content, projects } = loaderData;
  const { filters, opening, closing } = content;
  const count =
    projects.length === 1 ? filters.one : filters.count.replace("{count}", String(projects.length));
  return (
    <>
      <SceneOpening {...opening}>
        <CategoryLinks content={content} />
      </SceneOpening>
      <section className="container green-builds-grid" id="grid" aria-labelledby="grid-title">
        <h2 id="grid-title">{content.title}</h2>
        <Filters data={loaderData} />
        <p className="project-count" role="status">
          {count}
        </p>
        {projects.length === 0 ? (
          <Empty content={content} />
        ) : (
          <div className="project-grid">
            {projects.map((project) => (
              <Card key={project.id} project={project} data={loaderData} />
            ))}
          </div>
        )}
      </section>
      <section className="ground-indigo on-dark">
        <div className="container section">
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          <p className="actions">
            <ActionLinks actions={closing.actions} first="marigold" />
          </p>
        </div>
      </section>
      <DetailDialog data={loaderData} />
    </>
  );
}
