import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { Resolved } from "#reader/resolve.ts";
import { Section } from "./section.tsx";
import "#app/components/ui/table.css";
import "./group-prices.css";

type Words = Resolved<PageContent["groupTrips"]>["all_prices"];

/** Every way a group can come, what it costs and what is known to be in the price. */
export function GroupPrices({ words: { title, lead, columns, rows } }: { words: Words }) {
  return (
    <Section id="all-prices" title={title} lead={lead}>
      <table className="table table-cards group-prices" aria-labelledby="all-prices-title">
        <thead>
          <tr>
            <th scope="col">{columns.trip}</th>
            <th scope="col">{columns.length}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.includes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, length, price, includes, target }) => (
            <tr key={name}>
              <th scope="row">
                <DestinationLink to={target}>{name}</DestinationLink>
              </th>
              <td data-label={columns.length}>{length}</td>
              <td data-label={columns.price} className="group-price">
                {price}
              </td>
              <td data-label={columns.includes}>{includes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
