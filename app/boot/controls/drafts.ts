import { onElementAdded } from "./on-element-added.ts";

/** Loads app/boot/form-drafts.ts, a file of its own, with the first form or with the page that a sent form led to. */
const address = document.querySelector<HTMLElement>("script[data-drafts]")?.dataset["drafts"];
let isAsked = !address;
onElementAdded(":is([data-draft-note], [data-arrived]):not([data-asked])", (element) => {
  element.dataset["asked"] = "";
  if (isAsked) return;
  isAsked = true;
  const script = document.createElement("script");
  script.src = address ?? "";
  document.head.append(script);
});
