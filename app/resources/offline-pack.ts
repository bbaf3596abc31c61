import type { LoaderFunctionArgs } from "react-router";
import { offlineShelf } from "../services.server.ts";

/** What of the site can be kept on a device, for the browsers that keep it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await offlineShelf(context).pack());
}
