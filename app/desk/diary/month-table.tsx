import { type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BusyTime, DiaryHouse, DiarySpace } from '#app/desk/diary/server/diary-span.server.ts';
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
import { Scrollable } from '#app/ui/scrollable.tsx';
import { FunctionMark } from './function-mark.tsx';
import { type MonthFunction, readMonthText } from './month-function.ts';

interface MonthTableProps {
  caption: string;
  houses: DiaryHouse[];
  /** As `monthText` writes them. */
  functions: string;
  busy: BusyTime[];
  month: Month;
  today: Day;
  property: string | null;
  /** Whether this person keeps the diary of a house. */
  owns: (property: string) => boolean;
}

/** The month: spaces as rows, days as columns. */
export function MonthTable({ caption, houses, functions, busy, month, today, property, owns }: MonthTableProps) {
  const cells = cellsOf(houses, readMonthText(functions, month), busyDays(busy, month));
  const days = daysOf(month);
  const signs = days.map((day) => signsOf(day, today));
  const table = useMarkClicks();
  return (
    <Scrollable
      as="section"
      className="diary-scroll focus-visible:[outline-offset:-3px] focus-visible:[box-shadow:none]"
      aria-label={caption}
    >
      <table className="diary-month" ref={table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Space</span>
            </th>
            {days.map((day) => (
              <th
                scope="col"
                key={day}
                data-weekend={isWeekend(day) ? '' : undefined}
                data-today={day === today ? '' : undefined}
              >
                <Link to={deskPaths.diaryDay(day, { property })}>
                  <small>{weekdayOf(day).slice(0, 2)}</small>
                  <span>{Number(day.slice(8))}</span>
                  <span className="sr-only">{monthInWords(day.slice(0, 7))}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {houses.map((house) => (
          <tbody key={house.slug}>
            {houses.length > 1 ? (
              <tr className="diary-house">
                <th scope="rowgroup" colSpan={days.length + 1}>
                  <span>{house.name}</span>
                </th>
              </tr>
            ) : null}
            {house.spaces.map((space) => (
              <SpaceRow key={space.id} space={space} days={days} signs={signs} cells={cells} isOwn={owns(house.slug)} />
            ))}
          </tbody>
        ))}
      </table>
    </Scrollable>
  );
}

/** What stands in a cell: functions of the space, and whether another space that it shares a part with is held. */
interface Cell {
  functions: MonthFunction[];
  isShared: boolean;
  isBusy: boolean;
}

/** The days of a month on which spaces of another house are busy. */
interface BusyDays extends DaysOfMonth {
  spaces: string[];
}

/** The cells of each space, by the number of the day. */
type Cells = Map<string, (Cell | undefined)[]>;

function cellsOf(houses: DiaryHouse[], functions: MonthFunction[], busy: BusyDays[]): Cells {
  const units = new Map(houses.flatMap(({ spaces }) => spaces.map(({ id, units: own }) => [id, own] as const)));
  const sharing = sharedSpaces(houses);
  const cells: Cells = new Map();
  const inEach = (spaces: Iterable<string>, { first, last }: DaysOfMonth, change: (cell: Cell) => void) => {
    for (const space of spaces) {
      const row = cells.get(space) ?? [];
      cells.set(space, row);
      for (let day = first; day <= last; day += 1) {
        const cell = row[day] ?? { functions: [], isShared: false, isBusy: false };
        row[day] = cell;
        change(cell);
      }
    }
  };
  for (const row of functions) {
    inEach(row.spaces, row, (cell) => cell.functions.push(row));
    if (row.state === 'enquiry') continue;
    const others = new Set(
      row.spaces.flatMap((space) => (units.get(space) ?? []).flatMap((unit) => sharing.get(unit) ?? [])),
    );
    for (const space of row.spaces) others.delete(space);
    inEach(others, row, (cell) => {
      cell.isShared = true;
    });
  }
  for (const time of busy)
    inEach(time.spaces, time, (cell) => {
      cell.isBusy = true;
    });
  return cells;
}

/** The spaces of each unit that more than one space consists of. */
function sharedSpaces(houses: DiaryHouse[]): Map<string, string[]> {
  const spaces = new Map<string, string[]>();
  for (const { id, units } of houses.flatMap((house) => house.spaces))
    for (const unit of units) spaces.set(unit, [...(spaces.get(unit) ?? []), id]);
  return new Map([...spaces].filter(([, of]) => of.length > 1));
}

function busyDays(busy: BusyTime[], month: Month): BusyDays[] {
  const daysOfTime = daysWithin(month);
  return busy.flatMap(({ spaces, starts, ends }) => {
    const days = daysOfTime({ starts: new Date(starts), ends: new Date(ends) });
    return days ? [{ spaces, ...days }] : [];
  });
}

/** The attributes of a day's cells. */
type DaySigns = { [Name in 'data-weekend' | 'data-past' | 'data-today']?: '' };

function signsOf(day: Day, today: Day): DaySigns {
  return {
    ...(isWeekend(day) && { 'data-weekend': '' }),
    ...(day < today && { 'data-past': '' }),
    ...(day === today && { 'data-today': '' }),
  };
}

interface SpaceRowProps {
  space: DiarySpace;
  days: Day[];
  /** The day's signs, in the order of the days. */
  signs: DaySigns[];
  cells: Cells;
  isOwn: boolean;
}

function SpaceRow({ space, days, signs, cells, isOwn }: SpaceRowProps) {
  const row = cells.get(space.id);
  return (
    <tr>
      <th scope="row">{space.name}</th>
      {days.map((day, index) => {
        const cell = row?.[index + 1];
        return (
          <td key={day} {...signs[index]}>
            {cell?.functions.map((shown) => (
              <FunctionMark key={shown.reference} row={shown} />
            ))}
            {cell && cell.functions.length === 0 ? <Held cell={cell} isOwn={isOwn} /> : null}
          </td>
        );
      })}
    </tr>
  );
}

function Held({ cell, isOwn }: { cell: Cell; isOwn: boolean }) {
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
