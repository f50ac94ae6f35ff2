import type { ReactNode, Ref } from 'react';
import type { DiaryHouse, DiarySpace } from '#app/desk/diary/server/diary-span.server.ts';
import { Scrollable } from '#app/ui/scrollable.tsx';

interface DiaryTableProps {
  caption: string;
  className: string;
  ref?: Ref<HTMLTableElement>;
  houses: DiaryHouse[];
  /** The heads of the columns beside the names of the spaces; they span `columns` columns. */
  heads: ReactNode;
  columns: number;
  children: (space: DiarySpace, house: DiaryHouse) => ReactNode;
}

/** A table of spaces and times, property by property, which scrolls sideways. */
export function DiaryTable({ caption, houses, heads, columns, children, ...attributes }: DiaryTableProps) {
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
        {houses.map((house) => (
          <tbody key={house.slug}>
            {houses.length > 1 ? (
              <tr className="diary-house">
                <th scope="rowgroup" colSpan={columns + 1}>
                  <span>{house.name}</span>
                </th>
              </tr>
            ) : null}
            {house.spaces.map((space) => children(space, house))}
          </tbody>
        ))}
      </table>
    </Scrollable>
  );
}
