import { useContent } from "#reader/load.ts";
import { filledContent } from "./filled-content.ts";

// Imported by a site's process before it opens: its pages then speak of what staff have not filled in yet.
useContent(filledContent());
