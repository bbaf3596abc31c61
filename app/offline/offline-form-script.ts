import { startOfflineForm } from "./offline-form.ts";

/** Inlined into the light /offline; on the full one head.ts loads it as a file (app/boot/document.server.ts). */
void startOfflineForm();
