import { Link } from 'react-router';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import { addDays, formatShortDay, formatWeekday, isDay, todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/day-route.ts';
import { DayTable } from './day-table.tsx';
import styles from './diary.css?url';
import { DiaryTabs } from './diary-tabs.tsx';
import { dayBegins } from './hour-lanes.ts';
import { readProperty } from './read-property.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

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
