import { Link, useNavigate } from 'react-router';
import { DeskLink } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { readProperty } from '#app/desk/frame/read-property.ts';
import { useShortcuts } from '#app/desk/frame/use-shortcuts.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { addMonths, monthInWords, readMonth } from '#app/diary/diary-month.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/month-route.ts';
import { DiaryLegend, DiaryTabs } from './diary-tabs.tsx';
import { FunctionList } from './function-list.tsx';
import { MonthTable } from './month-table.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const query = new URL(request.url).searchParams;
  const today = todayInIndia();
  const month = readMonth(query.get('month'), today);
  if (!month) throw new Response('There is no such month.', { status: 404 });
  const property = readProperty(query);
  const span = {
    from: momentInIndia(`${month}-01`, '06:00'),
    until: momentInIndia(`${addMonths(month, 1)}-01`, '06:00'),
    property,
  };
  const isList = query.get('view') === 'list';
  // Each view gets what it shows, because a month of all properties has many functions.
  const [shown, names] = await Promise.all([
    isList ? diary.span(principal, span) : diary.month(principal, span),
    desk.names(principal, { also: [property] }),
  ]);
  return { ...shown, names, month, property, today, owned: principal.properties };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData ? `Diary, ${monthInWords(loaderData.month)}` : 'Diary');
}

export default function DiaryMonth({ loaderData }: Route.ComponentProps) {
  const { properties, functions, busy, names, month, property, today, owned } = loaderData;
  const listed =
    typeof functions === 'string' ? null : functions.filter(({ starts }) => todayInIndia(starts).startsWith(month));
  const navigate = useNavigate();
  useShortcuts((key, at) => {
    if (key !== 'h') return moveWithin(at, key);
    void navigate(deskPaths.holdDate());
    return true;
  });
  return (
    <>
      <DeskHeading title={monthInWords(month)}>
        <DeskLink to={deskPaths.holdDate({ block: 'yes', property })} label="Block a time" />
        <DeskLink to={deskPaths.holdDate({ property })} look="dark" label="Hold a date" />
      </DeskHeading>
      <DiaryTabs shown={listed ? 'list' : 'month'} month={month} today={today} property={property} {...names} />
      {typeof functions === 'string' ? (
        <>
          <MonthTable
            properties={properties}
            functions={functions}
            busy={busy}
            month={month}
            today={today}
            property={property}
            owns={(slug) => owned === 'all' || owned.includes(slug)}
          />
          <DiaryLegend />
        </>
      ) : null}
      {listed ? (
        <FunctionList
          functions={listed}
          spaces={Object.fromEntries(properties.flatMap(({ spaces }) => spaces.map(({ id, name }) => [id, name])))}
          owners={names.owners}
          {...(property ? {} : { properties: Object.fromEntries(properties.map(({ slug, name }) => [slug, name])) })}
        />
      ) : null}
      {listed?.length === 0 ? <p className="desk-empty">Nothing is in the diary this month.</p> : null}
      <p className="inbox-foot">
        <span>
          Times are India Standard Time. A night belongs to the day on which it begins. Keys: arrows through the month,
          H to hold a date.
        </span>
        <Link to={deskPaths.diarySettings()} className="link">
          Calendar feeds, import and spaces
        </Link>
      </p>
    </>
  );
}

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Moves the focus to the next cell with a link in the direction of an arrow key; false for other keys. */
function moveWithin(at: HTMLElement, key: string): boolean {
  const step = lookUp(steps, key);
  const cell = at.closest<HTMLTableCellElement>('.diary-month td, .diary-month thead th');
  const table = cell?.closest('table');
  if (!step || !cell || !table) return false;
  const rows = [...table.rows];
  let [row, column] = [rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    if (row < 0 || row >= rows.length || column < 1 || column > 31) return true;
    const link = rows[row]?.cells[column]?.querySelector<HTMLElement>('a');
    if (!link) continue;
    link.focus();
    return true;
  }
}
