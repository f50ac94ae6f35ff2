import type { ReactNode, Ref } from 'react';
import type { DiaryProperty, DiarySpace } from '#app/desk/diary/server/diary-span.server.ts';
import { Scrollable } from '#app/ui/scrollable.tsx';

interface DiaryTableProps {
  caption: string;
  className: string;
  ref?: Ref<HTMLTableElement>;
  properties: DiaryProperty[];
  /** These heads stand beside the names of the spaces and span `columns` columns. */
  heads: ReactNode;
  columns: number;
  children: (space: DiarySpace, property: DiaryProperty) => ReactNode;
}

/** Shows a table of spaces and times, property by property, which scrolls sideways. */
export function DiaryTable({ caption, properties, heads, columns, children, ...attributes }: DiaryTableProps) {
  return (
    <Scrollable
      as="section"
      className="diary-scroll focus-visible:[outline-offset:-3px] focus-visible:[box-shadow:none]"
      aria-label={caption}
    >
      <table {...attributes}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Space</span>
            </th>
            {heads}
          </tr>
        </thead>
        {properties.map((property) => (
          <tbody key={property.slug}>
            {properties.length > 1 ? (
              <tr className="diary-house">
                <th scope="rowgroup" colSpan={columns + 1}>
                  <span>{property.name}</span>
                </th>
              </tr>
            ) : null}
            {property.spaces.map((space) => children(space, property))}
          </tbody>
        ))}
      </table>
    </Scrollable>
  );
}
