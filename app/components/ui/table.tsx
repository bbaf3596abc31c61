import type { ReactNode } from "react";

type Props = {
  caption: string;
  /** For screen readers only. */
  isCaptionHidden?: boolean;
  heads?: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
};

export function Table({ caption, isCaptionHidden, heads, rows, className }: Props) {
  return (
    <table className={className ? `table ${className}` : "table"}>
      <caption className={isCaptionHidden ? "visually-hidden" : undefined}>{caption}</caption>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // On phones table.css shows the column's head before the value.
              <td key={at} data-label={at > 0 ? heads?.[at + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
