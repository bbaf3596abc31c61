import type { LoaderFunctionArgs } from "react-router";
import { offlineShelf } from "../services.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await offlineShelf(context).pack());
}
