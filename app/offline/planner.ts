import { languageOf } from "#domain/language/language.ts";
import {
  answerOf,
  type BillLine,
  type Planner,
  type PlannerAnswer,
} from "#domain/planners/planner.ts";

function make(name: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

function row({ name, why, amount, isSum }: BillLine): HTMLElement {
  const line = make("tr", "", isSum ? "planner-sum" : "");
  const head = make("th", `${name} `);
  head.setAttribute("scope", "row");
  head.append(make("small", why));
  line.append(head, make("td", amount));
  return line;
}

/** The same as app/components/forms/planner.tsx draws. */
function show(place: HTMLElement, { notes, bill, outside }: PlannerAnswer): void {
  const parts = notes.map((note) => make("p", note, "note"));
  if (outside !== null) parts.push(make("p", outside, "planner-outside"));
  else {
    const table = make("table", "", "table planner-lines");
    const body = make("tbody", "");
    body.append(...bill.map(row));
    table.append(make("caption", place.dataset.answer ?? "", "visually-hidden"), body);
    parts.push(table);
  }
  place.replaceChildren(...parts);
}

/** Puts what an address asks into a form's fields; what it leaves open stays as the page has it. */
function fill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const asked = query.get(field.name);
    if (asked === null) continue;
    if (!(field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)))
      field.value = asked;
    else if (field.value === asked) field.checked = true;
  }
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Without a line a planner of the light version works out by itself what its form or its address asks. */
function startPlanner(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-planner]");
  const place = document.querySelector<HTMLElement>("[data-answer]");
  if (!form || !place) return;
  const planner = JSON.parse(form.dataset.planner ?? "") as Planner;
  const workOut = () => {
    const query = queryOf(form);
    const answer = answerOf(planner, query, languageOf(location.pathname));
    show(place, answer);
    const priced = document.querySelector<HTMLElement>("[data-priced]");
    if (priced) priced.hidden = answer.outside !== null;
    // Links that lead on with a plan lead on with this one.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "#planner a[href*='people=']",
    )) {
      link.search = String(query);
    }
  };
  form.addEventListener("submit", (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    history.replaceState(null, "", `?${queryOf(form)}#planner`);
    workOut();
  });
  // The copy on a phone is of the page that asks nothing: what its address asks is worked out here.
  const query = new URLSearchParams(location.search);
  if (!query.has("people")) return;
  fill(form, query);
  workOut();
}

startPlanner();
