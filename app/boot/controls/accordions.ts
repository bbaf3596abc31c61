import { listen } from "./listen.ts";

/** One of several disclosures of a name is open: the one above closes, and moves the pressed line out of the window. */
listen("toggle", ({ target }) => {
  const disclosure = target as HTMLDetailsElement;
  if (disclosure.open && disclosure.name && disclosure.closest("main"))
    disclosure.querySelector("summary")?.scrollIntoView({ block: "nearest" });
});
