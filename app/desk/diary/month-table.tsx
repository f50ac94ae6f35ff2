import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BusyTime, DiaryProperty } from '#app/desk/diary/server/diary-span.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import {
  type DaysOfMonth,
  daysOf,
  daysWithin,
  isWeekend,
  type Month,
  monthInWords,
  weekdayOf,
} from '#app/diary/diary-month.ts';
import type { Day } from '#app/language/dates.ts';
import { DiaryTable } from './diary-table.tsx';
import { FunctionMark, type MonthFunction, readMonthText } from './month-function.tsx';

interface MonthTableProps {
  properties: DiaryProperty[];
  /** The text that `monthText` writes. */
  functions: string;
  busy: BusyTime[];
  month: Month;
  today: Day;
  property: string | null;
  /** Whether this person keeps the diary of a property. */
  owns: (property: string) => boolean;
}

export function MonthTable(props: MonthTableProps) {
  const { properties, month, today, property, owns } = props;
  const cells = cellsOf(props);
  const days = daysOf(month);
  const signs = days.map((day) => signsOf(day, today));
  const table = useMarkClicks();
  return (
    <DiaryTable
      caption={`${monthInWords(month)}: spaces and their days`}
      className="diary-month"
      ref={table}
      properties={properties}
      columns={days.length}
      heads={days.map((day, index) => (
        <th scope="col" key={day} {...signs[index]}>
          <Link to={deskPaths.diaryDay(day, { property })}>
            <small>{weekdayOf(day).slice(0, 2)}</small>
            <span>{Number(day.slice(8))}</span>
            <span className="sr-only">{monthInWords(day.slice(0, 7))}</span>
          </Link>
        </th>
      ))}
    >
      {(space, { slug }) => (
        <tr key={space.id}>
          <th scope="row">{space.name}</th>
          {days.map((day, index) => (
            <td key={day} {...signs[index]}>
              {contentOf(cells.get(space.id)?.[index + 1], owns(slug))}
            </td>
          ))}
        </tr>
      )}
    </DiaryTable>
  );
}

/** A cell that has no functions and is not busy: another space, which shares a part with this one, is held. */
interface Cell {
  functions: MonthFunction[];
  isBusy: boolean;
}

/** Each space has a list of cells, with the day of the month as index. */
type Cells = Map<string, (Cell | undefined)[]>;

function cellsOf({ properties, functions, busy, month }: MonthTableProps): Cells {
  const spaces = properties.flatMap((property) => property.spaces);
  const unitsOf = new Map(spaces.map(({ id, units }) => [id, units]));
  const spacesOf = new Map<string, string[]>();
  for (const { id, units } of spaces) for (const unit of units) spacesOf.set(unit, [...(spacesOf.get(unit) ?? []), id]);
  const cells: Cells = new Map();
  /** Returns the cells of spaces on days, and adds those that are missing. */
  const cellsIn = (ids: Iterable<string>, { first, last }: DaysOfMonth) => {
    const found: Cell[] = [];
    for (const id of ids) {
      const row = cells.get(id) ?? [];
      cells.set(id, row);
      for (let day = first; day <= last; day += 1) {
        const cell = row[day] ?? { functions: [], isBusy: false };
        row[day] = cell;
        found.push(cell);
      }
    }
    return found;
  };
  for (const row of readMonthText(functions, month)) {
    for (const cell of cellsIn(row.spaces, row)) cell.functions.push(row);
    if (row.state === 'enquiry') continue;
    const units = row.spaces.flatMap((id) => unitsOf.get(id) ?? []);
    const others = new Set(units.flatMap((unit) => spacesOf.get(unit) ?? []));
    for (const id of row.spaces) others.delete(id);
    cellsIn(others, row);
  }
  const daysOfTime = daysWithin(month);
  for (const time of busy) {
    const days = daysOfTime(time);
    for (const cell of days ? cellsIn(time.spaces, days) : []) cell.isBusy = true;
  }
  return cells;
}

function signsOf(day: Day, today: Day) {
  return {
    'data-weekend': isWeekend(day) ? '' : undefined,
    'data-today': day === today ? '' : undefined,
  };
}

function contentOf(cell: Cell | undefined, isOwn: boolean): ReactNode {
  if (!cell) return null;
  if (cell.functions.length > 0) return cell.functions.map((row) => <FunctionMark key={row.reference} row={row} />);
  const words = cell.isBusy && !isOwn ? 'Busy' : 'Held with another space';
  return (
    <span className="diary-held block min-w-7.5 h-10 px-1.5" title={words}>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Follows a click on a function's mark inside the site, without loading a whole page. */
function useMarkClicks(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const shown = table.current;
    const onClick = (event: MouseEvent) => {
      const mark = (event.target as HTMLElement).closest<HTMLAnchorElement>('a.diary-mark');
      if (!mark || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(mark.pathname);
    };
    shown?.addEventListener('click', onClick);
    return () => shown?.removeEventListener('click', onClick);
  }, [navigate]);
  return table;
}
