import { onElementAdded } from "./on-element-added.ts";

/** Loads app/boot/form-drafts.ts on pages with a form, and on those that follow a sent form (data-arrived). */
const address = document.querySelector<HTMLElement>("script[data-drafts]")?.dataset["drafts"];
let isRequested = !address;
onElementAdded(":is([data-draft-note], [data-arrived]):not([data-asked])", (element) => {
  element.dataset["asked"] = "";
  if (isRequested) return;
  isRequested = true;
  const script = document.createElement("script");
  script.src = address ?? "";
  document.head.append(script);
});
