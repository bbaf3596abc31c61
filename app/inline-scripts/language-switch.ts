const carriedKey = "carried-form";
const offeredKey = "spanish-offered";

export type Typed = [form: string, name: string, value: string][];
type Carried = { path: string; values: Typed };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor typed or chose in our forms; not files, and not what a form carries hidden. */
export function typed(): Typed {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")].flatMap((form) =>
    ([...form.elements] as Control[]).flatMap((field): Typed => {
      if (!field.name || /^(hidden|file|submit|button)$/.test(field.type)) return [];
      const isChoice = field.type === "radio" || field.type === "checkbox";
      if (isChoice ? !(field as HTMLInputElement).checked : field.value === "") return [];
      return [[nameOf(form), field.name, field.value]];
    }),
  );
}

/** Every form names itself in a hidden input; its twin in the other language has the same name. */
function nameOf(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>("input[type=hidden][name=form]")?.value ?? "";
}

/** Puts what was typed back into the forms it came from. */
export function fill(values: Typed): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")) {
    for (const [of, name, value] of values) {
      if (of !== nameOf(form)) continue;
      for (const field of form.elements) {
        const control = field as HTMLInputElement;
        if (control.name !== name || control.type === "hidden") continue;
        if (control.type === "radio" || control.type === "checkbox") {
          if (control.value !== value || control.checked) continue;
          control.checked = true;
        } else control.value = value;
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
  }
}

/** The way to the other language takes along what the server never learns: the anchor, and what was typed. */
function leave(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
  const carried: Carried = { path: link.pathname, values: typed() };
  if (carried.values.length > 0) sessionStorage.setItem(carriedKey, JSON.stringify(carried));
}

function arrive(): void {
  const kept = sessionStorage.getItem(carriedKey);
  if (!kept) return;
  sessionStorage.removeItem(carriedKey);
  const carried = JSON.parse(kept) as Carried;
  if (carried.path === location.pathname) fill(carried.values);
}

/** A phone set to Spanish is told once, in Spanish, that this page is there in Spanish. */
function offerSpanish(): void {
  const root = document.documentElement;
  if (root.lang !== "en" || !navigator.language.startsWith("es")) return;
  if (localStorage.getItem(offeredKey)) return;
  localStorage.setItem(offeredKey, "yes");
  root.setAttribute("data-offer-spanish", "");
}

/** Without storage nothing is remembered, and nothing else is lost. */
function ifStored(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is switched off or full.
  }
}

export function startLanguageSwitch(): void {
  ifStored(arrive);
  ifStored(offerSpanish);
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const link = target.closest?.<HTMLAnchorElement>("a[data-language]");
      if (link) ifStored(() => leave(link));
      if (link || target.closest?.("[data-close-offer]")) {
        document.documentElement.removeAttribute("data-offer-spanish");
      }
    },
    true,
  );
}
