import { openDataKinds, openDataPath, type openData } from "#domain/addresses.ts";

type Props = {
  data: (typeof openData)[number];
  /** For those who hear the link alone. */
  title: string;
};

/** One set of data in each of its formats: "JSON CSV". */
export function OpenDataLinks({ data, title }: Props) {
  return openDataKinds.map((kind, index) => (
    <span key={kind}>
      {index > 0 && " "}
      <a href={openDataPath(data, kind)}>
        {kind.toUpperCase()}
        <span className="visually-hidden">, {title}</span>
      </a>
    </span>
  ));
}
