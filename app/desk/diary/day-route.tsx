import { Link } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import { kindLabels, stateInWords } from '#app/desk/diary/diary-words.ts';
import type { BusyTime, DiaryHouse } from '#app/desk/diary/server/diary-span.server.ts';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { clockInWords, hoursInWords, momentInIndia, type TimeOfDay } from '#app/diary/function-times.ts';
import { addDays, type Day, formatShortDay, formatWeekday, isDay, todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import { Scrollable } from '#app/ui/scrollable.tsx';
import type { Route } from './+types/day-route.ts';
import { DiaryTabs } from './diary-tabs.tsx';
import { guestsOf } from './function-mark.tsx';
import { readProperty } from './read-plan.ts';

export async function loader({ request, params: { day }, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'diary');
  if (!isDay(day)) throw new Response('There is no such day.', { status: 404 });
  const { diary, desk } = context.get(servicesContext);
  const property = readProperty(new URL(request.url).searchParams);
  const from = momentInIndia(day, dayBegins);
  const [span, names] = await Promise.all([
    diary.span(principal, { from, until: new Date(from.getTime() + 86_400_000), property }),
    desk.names(principal, { also: [property] }),
  ]);
  return { ...span, names, property, day, today: todayInIndia() };
}

export const meta: Route.MetaFunction = ({ params }) =>
  deskMeta(params.day && isDay(params.day) ? `Diary, ${formatShortDay(params.day)}` : 'Diary');

/** The hours of one day of the diary, from six in the morning to six in the next. */
export default function DiaryDay({ loaderData }: Route.ComponentProps) {
  const { houses, functions, busy, names, property, day, today } = loaderData;
  const busyHouses = property ? houses : houses.filter(({ slug }) => isUsed(slug));
  function isUsed(slug: string) {
    return functions.some((row) => row.property === slug) || busy.some((row) => row.property === slug);
  }
  return (
    <>
      <DeskHeading title={formatWeekday(day)}>
        <Link to={deskPaths.holdDate({ day, property })} className="desk-button desk-button-dark">
          Hold this date
        </Link>
      </DeskHeading>
      <DiaryTabs shown="day" month={day.slice(0, 7)} today={today} property={property} {...names} />
      <nav className="view-tabs" aria-label="Days">
        <Link to={deskPaths.diaryDay(addDays(day, -1), { property })} rel="prev">
          {`← ${formatShortDay(addDays(day, -1))}`}
        </Link>
        <Link to={deskPaths.diaryDay(addDays(day, 1), { property })} rel="next">
          {`${formatShortDay(addDays(day, 1))} →`}
        </Link>
      </nav>
      {busyHouses.length > 0 ? (
        <DayTable
          caption={`${formatWeekday(day)}: spaces and their hours`}
          houses={busyHouses}
          functions={functions}
          busy={busy}
          day={day}
        />
      ) : (
        <p className="desk-empty">Every space of every house is free.</p>
      )}
    </>
  );
}

/** A day's table goes from this hour to the same hour of the next day. */
const dayBegins: TimeOfDay = '06:00';
/** The table's columns are half-hours. */
const halfHours = 48;

/** Something that takes time, and the columns that it covers. */
interface Placed<Item> {
  item: Item;
  from: number;
  until: number;
}

/** Distributes what overlaps over as few rows as possible, earliest first. */
function hourLanes<Item extends { starts: string; ends: string }>(items: Item[], day: Day): Placed<Item>[][] {
  const begin = momentInIndia(day, dayBegins).getTime();
  const column = (moment: string, round: (value: number) => number) =>
    Math.min(Math.max(round((Date.parse(moment) - begin) / 1_800_000), 0), halfHours);
  const lanes: Placed<Item>[][] = [];
  for (const item of items.toSorted((a, b) => a.starts.localeCompare(b.starts))) {
    const from = Math.min(column(item.starts, Math.floor), halfHours - 1);
    const placed = { item, from, until: Math.max(column(item.ends, Math.ceil), from + 1) };
    const free = lanes.find((lane) => (lane.at(-1)?.until ?? 0) <= placed.from);
    if (free) free.push(placed);
    else lanes.push([placed]);
  }
  return lanes.length > 0 ? lanes : [[]];
}

interface DayTableProps {
  caption: string;
  houses: DiaryHouse[];
  functions: DiaryFunction[];
  busy: BusyTime[];
  day: Day;
}

/** The hours of a day: spaces as rows, half-hours as columns. */
function DayTable({ caption, houses, functions, busy, day }: DayTableProps) {
  const hours = Array.from({ length: halfHours / 2 }, (_, hour) =>
    clockInWords(new Date(momentInIndia(day, dayBegins).getTime() + hour * 3_600_000)),
  );
  return (
    <Scrollable
      as="section"
      className="diary-scroll focus-visible:[outline-offset:-3px] focus-visible:[box-shadow:none]"
      aria-label={caption}
    >
      <table className="diary-day min-w-288 table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th className="first:w-40" scope="col">
              <span className="sr-only">Space</span>
            </th>
            {hours.map((hour) => (
              <th className="first:w-40" scope="col" colSpan={2} key={hour}>
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

type Entry = { starts: string; ends: string; row: DiaryFunction | null };

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
        {item.row ? (
          <FunctionBlock row={item.row} />
        ) : (
          <span className="diary-held block min-w-7.5 h-10 px-1.5">Busy</span>
        )}
      </td>,
    ];
  });
  return at < halfHours ? [...cells, <td key={`gap ${at}`} colSpan={halfHours - at} />] : cells;
}

function FunctionBlock({ row }: { row: DiaryFunction }) {
  return (
    <Link
      to={deskPaths.diaryFunction(row.reference)}
      className="diary-block grid content-start min-h-18 py-1 px-2 overflow-hidden leading-5"
      data-state={row.state}
      data-waits={row.rank && row.rank > 1 ? '' : undefined}
    >
      <strong>{row.reason ?? kindLabels[row.kind]}</strong>
      <span>{[stateInWords(row), guestsOf(row) && `${guestsOf(row)} guests`].filter(Boolean).join(', ')}</span>
      <small className="text-[0.8125rem]">{hoursInWords(new Date(row.starts), new Date(row.ends))}</small>
      <small className="sr-only text-[0.8125rem]">{row.reference}</small>
    </Link>
  );
}
