import { Link } from 'react-router';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { addMonths, type Month, monthInWords, readMonth } from '#app/diary/diary-month.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import type { DiarySpan } from '#app/diary/server/diary-span.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/month-route.ts';
import styles from './diary.css?url';
import { DiaryLegend, DiaryTabs } from './diary-tabs.tsx';
import { FunctionList } from './function-list.tsx';
import { MonthTable } from './month-table.tsx';
import { readProperty } from './read-property.ts';
import { useDiaryKeys } from './use-diary-keys.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'diary');
  const { diary, desk } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const today = todayInIndia();
  const month = readMonth(query.get('month'), today);
  const property = readProperty(query);
  const span = {
    from: momentInIndia(`${month}-01`, '06:00'),
    until: momentInIndia(`${addMonths(month, 1)}-01`, '06:00'),
    property,
  };
  const isList = query.get('view') === 'list';
  // Each view gets what it shows, because a month of all houses has many functions.
  const [shown, names] = await Promise.all([
    isList ? listOf(await diary.span(principal, span), month) : diary.month(principal, span),
    desk.names(principal, { also: [property] }),
  ]);
  const owned = principal.properties === 'all' ? null : principal.properties;
  return { ...shown, names, month, property, today, owned };
}

/** The functions that begin in a month, for a list. */
function listOf({ houses, functions }: DiarySpan, month: Month) {
  return { houses, listed: functions.filter(({ starts }) => todayInIndia(new Date(starts)).startsWith(month)) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData ? `Diary, ${monthInWords(loaderData.month)}` : 'Diary');
}

/** The diary's month: which spaces are promised on which days. */
export default function DiaryMonth({ loaderData }: Route.ComponentProps) {
  const { houses, names, month, property, today, owned } = loaderData;
  const isList = 'listed' in loaderData;
  useDiaryKeys();
  return (
    <>
      <DeskHeading title={monthInWords(month)}>
        <Link to={deskPaths.holdDate({ block: 'yes', property })} className="desk-button">
          Block a time
        </Link>
        <Link to={deskPaths.holdDate({ property })} className="desk-button desk-button-dark">
          Hold a date
        </Link>
      </DeskHeading>
      <DiaryTabs shown={isList ? 'list' : 'month'} month={month} today={today} property={property} {...names} />
      {isList ? (
        <FunctionList
          functions={loaderData.listed}
          spaces={Object.fromEntries(houses.flatMap(({ spaces }) => spaces.map(({ id, name }) => [id, name])))}
          owners={names.owners}
          {...(property ? {} : { houses: Object.fromEntries(houses.map(({ slug, name }) => [slug, name])) })}
        />
      ) : (
        <>
          <MonthTable
            caption={`${monthInWords(month)}: spaces and their days`}
            houses={houses}
            functions={loaderData.functions}
            busy={loaderData.busy}
            month={month}
            today={today}
            property={property}
            owns={(slug) => owned === null || owned.includes(slug)}
          />
          <DiaryLegend />
        </>
      )}
      {isList && loaderData.listed.length === 0 ? (
        <p className="desk-empty">Nothing is in the diary this month.</p>
      ) : null}
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
