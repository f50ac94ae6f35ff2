import type { ReactNode } from 'react';
import type { EventSpace } from '#app/catalogue/property.ts';
import { spaceTableTexts as texts } from './texts.ts';

interface SpaceTableProps {
  spaces: EventSpace[];
  /** The columns after the space's name. */
  columns: { head: string; cell: (space: EventSpace) => ReactNode }[];
  /** `fact-table` becomes a block for each space on phones, with a name at each value; `sheet` stays a table. */
  look: 'fact-table' | 'sheet';
}

export function SpaceTable({ spaces, columns, look }: SpaceTableProps) {
  return (
    <table className={`${look} figures`}>
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr className="text-small text-quiet">
          {[texts.space, ...columns.map(({ head }) => head)].map((head) => (
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
            {columns.map(({ head, cell }) => {
              const words = cell(space);
              return (
                <td key={head}>
                  {look === 'fact-table' && words !== '' ? (
                    <span className="text-quiet md:hidden">{head}: </span>
                  ) : null}
                  {words}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
