import { Link } from 'react-router';
import { type DiaryFunction, kindLabels } from '#app/desk/diary/diary-function.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatWeekday, todayInIndia } from '#app/language/dates.ts';
import type { Route } from './+types/my-day-route.ts';
import { type InboxRow, readInboxFilter } from './inbox.ts';
import { InboxTable } from './inbox-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const { overdue, due, steps, fresh, ending, doubles } = await desk.myDay(principal);
  const today = todayInIndia();
  const isLate = ({ step }: InboxRow) => !step || step.on < today;
  const late = [...overdue, ...steps.filter(isLate)];
  const dueToday = [...due, ...steps.filter((row) => !isLate(row))];
  const listed = new Set([...late, ...dueToday].map(({ id }) => id));
  const isNew = fresh.filter(({ id }) => !listed.has(id));
  const names = await desk.names(principal, {
    also: [...late, ...dueToday, ...isNew, ...ending].map(({ property }) => property),
  });
  return { late, dueToday, isNew, ending, doubles, names, me: principal.id, now: new Date() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const late = loaderData?.late.length ?? 0;
  return deskMeta(late > 0 ? `(${late}) My day` : 'My day');
}

/** What waits for whoever is signed in: what is theirs or nobody's, in the order in which it hurts. */
export default function MyDay({ loaderData: { late, dueToday, isNew, ending, now, ...shown } }: Route.ComponentProps) {
  const parts: [title: string, rows: InboxRow[], none: string][] = [
    ['Late', late, 'Nothing is late.'],
    ['Due today', dueToday, 'Nothing more is due today.'],
    ['New since yesterday', isNew, 'Nothing else has come in since yesterday.'],
  ];
  return (
    <>
      <DeskHeading title="My day" />
      <p className="desk-lead">{`${formatWeekday(todayInIndia(now))}. What is yours, or nobody’s yet.`}</p>
      {parts.map(([title, rows, none], place) => (
        <section className="my-day mb-10" key={title} aria-label={title}>
          <h2 className="mb-2 font-serif text-[1.375rem]/7 font-medium normal-nums">
            {rows.length > 0 ? `${title}: ${rows.length}` : title}
          </h2>
          {rows.length > 0 ? <MyRows rows={rows} now={now} {...shown} /> : <p className="text-quiet">{none}</p>}
          {place === 1 ? <EndingOptions ending={ending} properties={shown.names.properties} now={now} /> : null}
        </section>
      ))}
    </>
  );
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'doubles' | 'names' | 'me' | 'now'>;

function MyRows({ rows, names, ...shown }: { rows: InboxRow[] } & Shown) {
  const filter = readInboxFilter(new URLSearchParams());
  return <InboxTable {...shown} rows={rows} filter={filter} {...names} />;
}

interface EndingOptionsProps extends Pick<Shown['names'], 'properties'> {
  ending: DiaryFunction[];
  now: Date;
}

/** The options that end within two days: confirmed, held for longer or released, or their spaces are lost. */
function EndingOptions({ ending, properties, now }: EndingOptionsProps) {
  if (ending.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-1 font-semibold">Options that end soon</h3>
      <ul>
        {ending.map(({ reference, kind, property, family, lead, starts, expires }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3 border-b border-rule">
            <Link to={deskPaths.diaryFunction(reference)} className="inline-flex items-center min-h-11 underline">
              {`${kindLabels[kind]}, ${formatWeekday(todayInIndia(starts))}`}
            </Link>
            <span>{[properties[property]?.name, family, lead].filter(Boolean).join(', ')}</span>
            <strong>{expires ? `ends ${momentInWords(expires, now)}` : null}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
