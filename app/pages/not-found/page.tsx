import { data } from "react-router";
import { NotFoundView } from "#app/components/shell/not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundView;
