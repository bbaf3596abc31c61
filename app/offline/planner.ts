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

/** Renders the answer with the same markup as app/components/forms/planner.tsx. */
function showAnswer(place: HTMLElement, { notes, bill, outside }: PlannerAnswer): void {
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

/** Fills in the fields that the query names. */
function fillFields(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const value = query.get(field.name);
    if (value === null) continue;
    if (!(field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)))
      field.value = value;
    else if (field.value === value) field.checked = true;
  }
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Makes a planner of the light version calculate on the device while there is no connection. */
function startPlanner(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-planner]");
  const place = document.querySelector<HTMLElement>("[data-answer]");
  if (!form || !place) return;
  const planner = JSON.parse(form.dataset.planner ?? "") as Planner;
  const calculate = () => {
    const query = queryOf(form);
    const answer = answerOf(planner, query, languageOf(location.pathname));
    showAnswer(place, answer);
    const priced = document.querySelector<HTMLElement>("[data-priced]");
    if (priced) priced.hidden = answer.outside !== null;
    // Links that pass the plan on must pass this one.
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
    calculate();
  });
  // A saved page was rendered without a query.
  const query = new URLSearchParams(location.search);
  if (!query.has("people")) return;
  fillFields(form, query);
  calculate();
}

startPlanner();
