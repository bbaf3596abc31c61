import type { Destination } from "#reader/resolve.ts";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import "./document-list.css";

export type DocumentRow = {
  id: string;
  name: string;
  /** Said of the document beside its name: the language it is written in. */
  detail?: string | null | undefined;
  /** Its whole title, for those who do not see the heading above. */
  context?: string | undefined;
  target: Destination;
};

type Props = {
  documents: DocumentRow[];
  icon: IconName;
  /** What a row offers while the document has an address. */
  open: string;
  /** And while it has none; without these words it is a plain line, and one link beside the list asks for any. */
  ask?: string | undefined;
};

/** Documents in rows; one that is not on the site can be asked for, by a form that knows its name. */
export function DocumentList({ documents, icon, open, ask }: Props) {
  return (
    <ul className="documents">
      {documents.map(({ id, name, detail, context, target }) => (
        <li key={id}>
          {target.outside || ask ? (
            <DestinationLink to={target} className="document">
              <Icon name={target.outside ? icon : "mail"} />
              <DocumentName name={name} detail={detail} />
              <span className="document-way">
                {target.outside ? open : ask}
                {context && <span className="visually-hidden"> {context}</span>}
              </span>
            </DestinationLink>
          ) : (
            <p className="document document-missing">
              <DocumentName name={name} detail={detail} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function DocumentName({ name, detail }: Pick<DocumentRow, "name" | "detail">) {
  return (
    <span className="document-name">
      {name}
      {detail && <span className="document-detail">, {detail}</span>}
    </span>
  );
}
