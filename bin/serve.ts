import { Supervisor } from "./serve/supervisor.ts";

/** `npm start`. */
new Supervisor().start();
