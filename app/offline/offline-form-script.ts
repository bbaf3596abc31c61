import { startOfflineForm } from "./offline-form.ts";

/** Inlined into /offline (app/boot/document.server.ts), so that the page works before and without the application. */
void startOfflineForm();
