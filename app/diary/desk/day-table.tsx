import { Link } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import type { DiaryFunction } from '#app/diary/diary-function.ts';
import { kindLabels, stateInWords } from '#app/diary/diary-words.ts';
import { clockInWords, hoursInWords, momentInIndia } from '#app/diary/function-times.ts';
import type { BusyTime, DiaryHouse } from '#app/diary/server/diary-span.server.ts';
import type { Day } from '#app/language/dates.ts';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { guestsOf } from './function-mark.tsx';
import { dayBegins, halfHours, hourLanes, type Placed } from './hour-lanes.ts';

interface DayTableProps {
  caption: string;
  houses: DiaryHouse[];
  functions: DiaryFunction[];
  busy: BusyTime[];
  day: Day;
}

type Entry = { starts: string; ends: string; row: DiaryFunction | null };

/** The hours of a day: spaces as rows, half-hours as columns. */
export function DayTable({ caption, houses, functions, busy, day }: DayTableProps) {
  const hours = Array.from({ length: halfHours / 2 }, (_, hour) =>
    clockInWords(new Date(momentInIndia(day, dayBegins).getTime() + hour * 3_600_000)),
  );
  return (
    <Scrollable as="section" className="diary-scroll" aria-label={caption}>
      <table className="diary-day">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Space</span>
            </th>
            {hours.map((hour) => (
              <th scope="col" colSpan={2} key={hour}>
                {hour.replace(':00', '')}
              </th>
            ))}
          </tr>
        </thead>
        {houses.map((house) => (
          <tbody key={house.slug}>
            {houses.length > 1 ? (
              <tr className="diary-house">
                <th scope="rowgroup" colSpan={halfHours + 1}>
                  <span>{house.name}</span>
                </th>
              </tr>
            ) : null}
            {house.spaces.map((space) => {
              const lanes = hourLanes(entriesOf(space.id, functions, busy), day);
              return lanes.map((lane, index) => (
                <tr key={`${space.id} ${lane[0]?.item.row?.reference ?? lane[0]?.item.starts ?? ''}`}>
                  {index === 0 ? (
                    <th scope="row" rowSpan={lanes.length}>
                      {space.name}
                    </th>
                  ) : null}
                  {cellsOf(lane)}
                </tr>
              ));
            })}
          </tbody>
        ))}
      </table>
    </Scrollable>
  );
}

function entriesOf(space: string, functions: DiaryFunction[], busy: BusyTime[]): Entry[] {
  return [
    ...functions
      .filter(({ spaces }) => spaces.includes(space))
      .map((row) => ({ starts: row.starts, ends: row.ends, row })),
    ...busy.filter(({ spaces }) => spaces.includes(space)).map(({ starts, ends }) => ({ starts, ends, row: null })),
  ];
}

function cellsOf(lane: Placed<Entry>[]) {
  let at = 0;
  const cells = lane.flatMap(({ item, from, until }) => {
    const gap = from > at ? [<td key={`gap ${at}`} colSpan={from - at} />] : [];
    at = until;
    return [
      ...gap,
      <td key={item.row?.reference ?? item.starts} colSpan={until - from}>
        {item.row ? <FunctionBlock row={item.row} /> : <span className="diary-held">Busy</span>}
      </td>,
    ];
  });
  return at < halfHours ? [...cells, <td key={`gap ${at}`} colSpan={halfHours - at} />] : cells;
}

function FunctionBlock({ row }: { row: DiaryFunction }) {
  return (
    <Link
      to={deskPaths.diaryFunction(row.reference)}
      className="diary-block"
      data-state={row.state}
      data-waits={row.rank && row.rank > 1 ? '' : undefined}
    >
      <strong>{row.reason ?? kindLabels[row.kind]}</strong>
      <span>{[stateInWords(row), guestsOf(row) && `${guestsOf(row)} guests`].filter(Boolean).join(', ')}</span>
      <small>{hoursInWords(new Date(row.starts), new Date(row.ends))}</small>
      <small className="sr-only">{row.reference}</small>
    </Link>
  );
}
