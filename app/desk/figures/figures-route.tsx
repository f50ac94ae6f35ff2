import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { addDays, isDay, todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/figures-route.ts';
import styles from './figures.css?url';
import { FiguresFilter } from './figures-filter.tsx';
import { FirstAnswers, PromiseRow } from './first-answers.tsx';
import { NoEnquiries } from './no-enquiries.tsx';
import { WhereFrom } from './where-from.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => deskMeta('Figures');

/** The most days that are counted: a year with a leap day. */
const longest = 366;

function spansUntil(today: string) {
  const span = (label: string, days: number) => ({ label, from: addDays(today, 1 - days), until: today });
  return [span('4 weeks', 28), span('12 weeks', 84), span('A year', 365)];
}

function readScope(query: URLSearchParams, today: string) {
  const [, usual] = spansUntil(today);
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  const slug = query.get('property') ?? '';
  const property = /^[a-z0-9-]{1,100}$/.test(slug) ? slug : null;
  const isSpan = isDay(from) && isDay(until) && from <= until && addDays(from, longest) > until;
  return isSpan ? { from, until, property } : { from: usual?.from ?? today, until: today, property };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'figures');
  const { figures, desk } = context.get(servicesContext);
  const today = todayInIndia();
  const scope = readScope(new URL(request.url).searchParams, today);
  const counted = await figures(principal, { ...scope, property: scope.property ?? undefined });
  const { properties, hasMore } = await desk.names(principal, {
    also: [scope.property, ...counted.properties.map(({ property }) => property)],
  });
  return { scope, spans: spansUntil(today), counted, properties, hasMore };
}

/** The page of figures: deadlines that were met, the results of enquiries, and their origins. */
export default function DeskFigures({ loaderData }: Route.ComponentProps) {
  const { scope, spans, counted, properties, hasMore } = loaderData;
  return (
    <>
      <DeskHeading title="Figures" />
      <FiguresFilter scope={scope} spans={spans} properties={properties} hasMore={hasMore} />
      {counted.total.enquiries > 0 ? (
        <>
          <PromiseRow total={counted.total} />
          <FirstAnswers weeks={counted.weeks} properties={counted.properties} names={properties} />
          <WhereFrom {...counted} />
        </>
      ) : (
        <NoEnquiries scope={scope} dates={counted.dates} />
      )}
    </>
  );
}
