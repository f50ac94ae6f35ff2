import type { ReactNode } from 'react';
import type { EventSpace } from '#app/catalogue/property.ts';

interface SpaceColumn {
  head: string;
  cell: (space: EventSpace) => ReactNode;
}

interface SpaceTableProps {
  spaces: EventSpace[];
  /** Those that follow the space's name. */
  columns: SpaceColumn[];
  /** `fact-table` gives each space a block of its own on phones, where each cell says what it is; `sheet` stays a table. */
  look: 'fact-table' | 'sheet';
}

/** Spaces, one a row, and what is known of each. */
export function SpaceTable({ spaces, columns, look }: SpaceTableProps) {
  return (
    <table className={`${look} figures`}>
      <caption className="sr-only">Capacity by layout</caption>
      <thead>
        <tr className="text-small text-quiet">
          {['Space', ...columns.map(({ head }) => head)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spaces.map((space) => (
          <tr key={space.id}>
            <th scope="row" className="figures">
              {space.name}
            </th>
            {columns.map(({ head, cell }) => (
              <td key={head}>
                {look === 'fact-table' ? <span className="text-quiet md:hidden">{head}: </span> : null}
                {cell(space)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
