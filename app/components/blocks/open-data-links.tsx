import { openDataKinds, openDataPath, type openData } from "#domain/addresses.ts";

type Props = {
  data: (typeof openData)[number];
  /** Follows each link's text for screen readers. */
  title: string;
};

/** Links to a data set in each format: "JSON · CSV". */
export function OpenDataLinks({ data, title }: Props) {
  return openDataKinds.map((kind, index) => (
    <span key={kind}>
      {index > 0 && " · "}
      <a href={openDataPath(data, kind)}>
        {kind.toUpperCase()}
        <span className="visually-hidden">, {title}</span>
      </a>
    </span>
  ));
}
