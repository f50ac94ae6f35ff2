import { Link } from 'react-router';
import { type DiaryFunction, guestsInWords, kindLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import type { BusyTime, DiaryProperty } from '#app/desk/diary/server/diary-span.server.ts';
import { DeskLink } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { readProperty } from '#app/desk/frame/read-property.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { hoursInWords, momentInIndia, type TimeOfDay, timeInWords } from '#app/diary/function-times.ts';
import { deskDays, readDay } from '#app/forms/typed-values.ts';
import { addDays, type Day, formatShortDay, formatWeekday, todayInIndia } from '#app/language/dates.ts';
import type { Route } from './+types/day-route.ts';
import { DiaryTable } from './diary-table.tsx';
import { DiaryTabs } from './diary-tabs.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const read = readDay(params.day, deskDays);
  if ('problem' in read) throw new Response(`${read.problem}.`, { status: 404 });
  const day = read.value;
  const property = readProperty(new URL(request.url).searchParams);
  const from = momentInIndia(day, dayBegins);
  const [span, names] = await Promise.all([
    diary.span(principal, { from, until: new Date(from.getTime() + 86_400_000), property }),
    desk.names(principal, { also: [property] }),
  ]);
  return { ...span, names, property, day, today: todayInIndia() };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  deskMeta(loaderData ? `Diary, ${formatShortDay(loaderData.day)}` : 'Diary');

/** Shows the hours of one day of the diary, from six in the morning to six of the next. */
export default function DiaryDay({ loaderData }: Route.ComponentProps) {
  const { properties, functions, busy, names, property, day, today } = loaderData;
  const entries: Entry[] = [...functions, ...busy];
  const used = new Set(entries.map((entry) => entry.property));
  const shown = property ? properties : properties.filter(({ slug }) => used.has(slug));
  return (
    <>
      <DeskHeading title={formatWeekday(day)}>
        <DeskLink to={deskPaths.holdDate({ day, property })} look="dark" label="Hold this date" />
      </DeskHeading>
      <DiaryTabs shown="day" month={day.slice(0, 7)} today={today} property={property} {...names}>
        <nav className="view-tabs" aria-label="Days">
          <Link to={deskPaths.diaryDay(addDays(day, -1), { property })} rel="prev">
            {`← ${formatShortDay(addDays(day, -1))}`}
          </Link>
          <Link to={deskPaths.diaryDay(addDays(day, 1), { property })} rel="next">
            {`${formatShortDay(addDays(day, 1))} →`}
          </Link>
        </nav>
      </DiaryTabs>
      {shown.length > 0 ? (
        <DiaryTable
          caption={`${formatWeekday(day)}: spaces and their hours`}
          className="diary-day min-w-240 table-fixed"
          properties={shown}
          columns={halfHours}
          heads={hoursOf(day).map((hour) => (
            <th scope="col" colSpan={2} key={hour}>
              {hour.replace(':00', '')}
            </th>
          ))}
        >
          {(space) =>
            lanesOf(
              entries.filter(({ spaces }) => spaces.includes(space.id)),
              day,
            ).map((lane, index, lanes) => (
              <tr key={`${space.id} ${lane[0] && keyOf(lane[0].entry)}`}>
                {index === 0 ? (
                  <th scope="row" rowSpan={lanes.length}>
                    {space.name}
                  </th>
                ) : null}
                {cellsOf(lane)}
              </tr>
            ))
          }
        </DiaryTable>
      ) : null}
      <FreeSpaces properties={properties} entries={entries} day={day} />
    </>
  );
}

/** Lists the spaces of which nothing claims a part on this day, each with a link to hold it. */
function FreeSpaces({ properties, entries, day }: { properties: DiaryProperty[]; entries: Entry[]; day: Day }) {
  const claimed = new Set(entries.filter(({ state }) => state !== 'enquiry').flatMap(({ spaces }) => spaces));
  const houses = properties.map(({ slug, name, spaces }) => {
    const units = new Set(spaces.filter(({ id }) => claimed.has(id)).flatMap((space) => space.units));
    return { slug, name, free: spaces.filter((space) => !space.units.some((unit) => units.has(unit))) };
  });
  return (
    <section className="free-spaces mt-8" aria-labelledby="free-spaces">
      <h2 id="free-spaces">Free all day</h2>
      <FactList
        facts={houses.map(({ slug, name, free }) => [
          name,
          free.length > 0 &&
            free.map(({ id, name: space }) => (
              <Link key={id} to={deskPaths.holdDate({ day, property: slug, space: id })} className="link">
                {space}
              </Link>
            )),
        ])}
      />
    </section>
  );
}

/** A function, or a time at which a space of another property is busy. */
type Entry = DiaryFunction | BusyTime;

const keyOf = (entry: Entry) => ('reference' in entry ? entry.reference : entry.starts.getTime());

/** A day's table goes from this hour to the same hour of the next day. */
const dayBegins: TimeOfDay = '06:00';
const halfHours = 48;

function hoursOf(day: Day): string[] {
  const begin = momentInIndia(day, dayBegins).getTime();
  return Array.from({ length: halfHours / 2 }, (_, hour) => timeInWords(new Date(begin + hour * 3_600_000)));
}

/** An entry and the columns that it covers. */
interface Placed {
  entry: Entry;
  from: number;
  until: number;
}

/** Puts overlapping entries into as few rows as possible, earliest first. A space without entries has one empty row. */
function lanesOf(entries: Entry[], day: Day): Placed[][] {
  const begin = momentInIndia(day, dayBegins).getTime();
  const column = (moment: Date, round: (value: number) => number) =>
    Math.min(Math.max(round((moment.getTime() - begin) / 1_800_000), 0), halfHours);
  const lanes: Placed[][] = [];
  for (const entry of entries.toSorted((a, b) => a.starts.getTime() - b.starts.getTime())) {
    const from = Math.min(column(entry.starts, Math.floor), halfHours - 1);
    const placed = { entry, from, until: Math.max(column(entry.ends, Math.ceil), from + 1) };
    const free = lanes.find((lane) => (lane.at(-1)?.until ?? 0) <= placed.from);
    if (free) free.push(placed);
    else lanes.push([placed]);
  }
  return lanes.length > 0 ? lanes : [[]];
}

function cellsOf(lane: Placed[]) {
  let at = 0;
  const cells = lane.flatMap(({ entry, from, until }) => {
    const gap = from > at ? [<td key={`gap ${at}`} colSpan={from - at} />] : [];
    at = until;
    return [
      ...gap,
      <td key={keyOf(entry)} colSpan={until - from}>
        {'reference' in entry ? (
          <FunctionBlock row={entry} />
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
      <strong>{row.reason ?? [kindLabels[row.kind], row.family].filter(Boolean).join(', ')}</strong>
      <span>{[stateInWords(row), guestsInWords(row)].filter(Boolean).join(', ')}</span>
      <small className="text-[0.8125rem]">{hoursInWords(row.starts, row.ends)}</small>
      <small className="sr-only text-[0.8125rem]">{row.reference}</small>
    </Link>
  );
}
