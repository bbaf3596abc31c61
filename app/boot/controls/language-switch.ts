import { recallJson, remember } from "./device.ts";
import { onPress } from "./listen.ts";
import { fill, typed, type Typed } from "./typed-fields.ts";

type Carried = { path: string; values: Typed };
const rememberedAs = "carried-form";

const carried = recallJson(rememberedAs, "sessionStorage") as Carried | null;
remember(rememberedAs, null, "sessionStorage");
if (carried?.path === location.pathname) fill(carried.values);

/** The switch carries the query, the anchor and unsent input over to the page in the other language. */
onPress<HTMLAnchorElement>("a[data-language]", (link) => {
  link.search = location.search;
  link.hash = location.hash;
  const carry: Carried = { path: link.pathname, values: typed() };
  if (carry.values.length > 0) remember(rememberedAs, JSON.stringify(carry), "sessionStorage");
});
onPress("a[data-language], [data-close-offer]", () =>
  document.documentElement.removeAttribute("data-offer-spanish"),
);
