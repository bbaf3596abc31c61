import { startKeeper } from "./keeper.ts";

/** Inlined into the page of what can be kept (app/boot/document.server.ts): it works there without the application. */
void startKeeper();
