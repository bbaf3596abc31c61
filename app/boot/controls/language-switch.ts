import { recallJson, remember } from "./device.ts";
import { onPress } from "./listen.ts";
import { fillFields, readFields, type FieldValues } from "./typed-fields.ts";

type Carried = { path: string; values: FieldValues };
const storageKey = "carried-form";

const carried = recallJson(storageKey, "sessionStorage") as Carried | null;
remember(storageKey, null, "sessionStorage");
if (carried?.path === location.pathname) fillFields(carried.values);

/** Switching the language keeps the query, the anchor and unsent input. */
onPress<HTMLAnchorElement>("a[data-language]", (link) => {
  link.search = location.search;
  link.hash = location.hash;
  const carry: Carried = { path: link.pathname, values: readFields() };
  if (carry.values.length > 0) remember(storageKey, JSON.stringify(carry), "sessionStorage");
});
onPress("a[data-language], [data-close-offer]", () =>
  document.documentElement.removeAttribute("data-offer-spanish"),
);
