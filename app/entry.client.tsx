import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
// The whole sheet, for the pages a visitor goes on to; the first page brings its own part inlined.
import "virtual:sheet/whole.css";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page that has come is drawn in one go: in slices it stands there later, and nothing else waits. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
