import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The styles of all pages; the first page has its own inlined.
import.meta.glob(["./**/*.css", "!./styles/light.css"], { eager: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Without transitions: React would render a new page in slices and show it later. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
