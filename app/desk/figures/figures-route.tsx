import { Form, Link } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { readProperty } from '#app/desk/frame/read-property.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { addDays, type Day, isDay, todayInIndia } from '#app/language/dates.ts';
import type { Route } from './+types/figures-route.ts';
import { AnswerFigures, FirstAnswers } from './first-answers.tsx';
import { NoEnquiries, Results } from './results.tsx';
import type { FiguresScope } from './server/figures.server.ts';

export const meta: Route.MetaFunction = () => deskMeta('Figures');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { principal, figures, desk } = deskContext(context, 'figures');
  const today = todayInIndia();
  const scope = readScope(new URL(request.url).searchParams, today);
  const counted = await figures(principal, scope);
  const counting = counted.properties.map(({ property }) => property);
  const { properties, hasMore } = await desk.names(principal, { also: [scope.property, ...counting] });
  return { scope, spans: spansUntil(today), counted, properties, hasMore };
}

export default function DeskFigures({ loaderData }: Route.ComponentProps) {
  const { scope, counted, properties } = loaderData;
  return (
    <>
      <DeskHeading title="Figures" />
      <FiguresFilter {...loaderData} />
      {counted.total.enquiries > 0 ? (
        <>
          <AnswerFigures total={counted.total} />
          <FirstAnswers {...counted} names={properties} />
          <Results {...counted} />
        </>
      ) : (
        <NoEnquiries scope={scope} dates={counted.dates} />
      )}
    </>
  );
}

/** The most days that are counted: a year with a leap day. */
const longest = 366;

function readScope(query: URLSearchParams, today: Day): FiguresScope {
  const [, usual] = spansUntil(today);
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  const property = readProperty(query);
  const isSpan = isDay(from) && isDay(until) && from <= until && addDays(from, longest) > until;
  return isSpan ? { from, until, property } : { from: usual?.from ?? today, until: today, property };
}

function spansUntil(today: Day) {
  const span = (label: string, days: number) => ({ label, from: addDays(today, 1 - days), until: today });
  return [span('4 weeks', 28), span('12 weeks', 84), span('A year', 365)];
}

/** The form that chooses the days and the property to count. The choice stands in the address. */
function FiguresFilter({ scope, spans, properties, hasMore }: Route.ComponentProps['loaderData']) {
  const { from, until, property } = scope;
  return (
    <div className="flex flex-wrap items-end justify-between gap-y-3 gap-x-8 mb-6">
      <nav className="view-tabs m-0 pr-px" aria-label="Time">
        {spans.map((span) => (
          <Link
            key={span.label}
            to={deskPaths.figures({ from: span.from, until: span.until, property })}
            aria-current={span.from === from && span.until === until ? 'page' : undefined}
          >
            {span.label}
          </Link>
        ))}
      </nav>
      <Form method="get" className="figures-form flex flex-wrap items-end gap-2" key={`${from} ${until} ${property}`}>
        <label>
          <span className="block text-quiet text-[0.875rem]">From</span>
          <input type="date" name="from" defaultValue={from} required />
        </label>
        <label>
          <span className="block text-quiet text-[0.875rem]">Until</span>
          <input type="date" name="until" defaultValue={until} required />
        </label>
        <PropertyFilter isLabelShown value={property} properties={properties} hasMore={hasMore} />
        <button type="submit" className="desk-button">
          Count
        </button>
      </Form>
    </div>
  );
}
