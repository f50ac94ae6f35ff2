import type { EventSpace } from '#domain/property.ts';
import { capacityFigure, layoutsText } from '#domain/space-figures.ts';

/** The spaces with their areas and the guests each takes; a layout whose figure is not known is on request. */
export function LayoutTable({ spaces }: { spaces: EventSpace[] }) {
  if (spaces.length === 0) return null;
  return (
    <table className="fact-table figures">
      <caption className="sr-only">Capacity by layout</caption>
      <thead>
        <tr className="text-small text-quiet">
          <th scope="col">Space</th>
          <th scope="col">Area</th>
          <th scope="col">Guests</th>
          <th scope="col">Layouts</th>
        </tr>
      </thead>
      <tbody>
        {spaces.map((space) => (
          <tr key={space.id}>
            <th scope="row">{space.name}</th>
            <td>{space.area ?? 'On request'}</td>
            <td>{capacityFigure(space.capacity)}</td>
            <td>{layoutsText(space)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
