import { hasInput } from "./form-drafts.ts";
import { recallJson, remember } from "./device.ts";
import { onPress } from "./listen.ts";
import { fillFields, nameOf, readFields, type FieldValues } from "./typed-fields.ts";

type Carried = { from: string; values: [form: string, values: FieldValues][] };
const storageKey = "carried-forms";
const forms = () => [...document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")];

const carried = recallJson(storageKey, "sessionStorage") as Carried | null;
remember(storageKey, null, "sessionStorage");
// The other page may have been opened in another tab, and this one reloaded.
if (carried && carried.from !== location.pathname)
  for (const form of forms())
    for (const [name, values] of carried.values)
      if (name === nameOf(form)) fillFields(form, values);

/** Unsent input goes along to the other language, as query and anchor do, and to the other version, in sight there. */
onPress<HTMLAnchorElement>("a[data-language], a[href*='lite=']", (link) => {
  if (link.dataset["language"]) link.search = location.search;
  link.hash = location.hash || (forms().find(hasInput)?.id ?? "");
  const values = forms().map((form) => [nameOf(form), readFields(form)]);
  const carry = { from: location.pathname, values };
  remember(storageKey, JSON.stringify(carry), "sessionStorage");
});
onPress("a[data-language], [data-close-offer]", () =>
  document.documentElement.removeAttribute("data-offer-spanish"),
);
