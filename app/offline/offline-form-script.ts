import { startOfflineForm } from "./offline-form.ts";

/** Inlined into /offline (app/boot/document.server.ts). */
void startOfflineForm();
