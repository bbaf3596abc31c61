/** What must be so before anything is painted, and what listens from then on. */
import "./theme.ts";
import "./spanish-offer.ts";
import "./start.ts";
