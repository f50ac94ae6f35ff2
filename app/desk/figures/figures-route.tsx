import { Form, Link } from 'react-router';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { type PropertyChoice, PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { sourceLabels } from '#app/desk/inbox/inbox.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { addDays, isDay, todayInIndia } from '#app/language/dates.ts';
import { servicesContext } from '#app/services.server.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/figures-route.ts';
import { BusiestDates } from './busiest-dates.tsx';
import { FigureTable } from './figure-table.tsx';
import { countWords, shareText } from './figure-words.ts';
import { FirstAnswers, PromiseRow } from './first-answers.tsx';
import { NoEnquiries } from './no-enquiries.tsx';
import type { Figures, Origin } from './server/figures.server.ts';

export const meta: Route.MetaFunction = () => deskMeta('Figures');

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

/** The most days that are counted: a year with a leap day. */
const longest = 366;

function readScope(query: URLSearchParams, today: string) {
  const [, usual] = spansUntil(today);
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  const slug = query.get('property') ?? '';
  const property = /^[a-z0-9-]{1,100}$/.test(slug) ? slug : null;
  const isSpan = isDay(from) && isDay(until) && from <= until && addDays(from, longest) > until;
  return isSpan ? { from, until, property } : { from: usual?.from ?? today, until: today, property };
}

function spansUntil(today: string) {
  const span = (label: string, days: number) => ({ label, from: addDays(today, 1 - days), until: today });
  return [span('4 weeks', 28), span('12 weeks', 84), span('A year', 365)];
}

interface FiguresFilterProps extends PropertyChoice {
  scope: { from: string; until: string; property: string | null };
  /** Spans to choose with one click. */
  spans: { label: string; from: string; until: string }[];
}

/** The form that chooses the days and the property to count. The choice stands in the address. */
function FiguresFilter({ scope, spans, properties, hasMore }: FiguresFilterProps) {
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

type WhereFromProps = Pick<Figures, 'funnel' | 'sources' | 'channels' | 'campaigns' | 'dates'>;

const originColumns = ['Enquiries', 'Converted', 'Share'] as const;
const none = 'Nothing in this period.';

/** Shows the results of enquiries, their origins, and the days that they ask for. */
function WhereFrom({ funnel, sources, channels, campaigns, dates }: WhereFromProps) {
  const steps: [string, number][] = [
    ['Received', funnel.received],
    ['Contacted', funnel.contacted],
    ['Qualified', funnel.qualified],
    ['Converted', funnel.converted],
    ['Lost', funnel.lost],
  ];
  const labels: Record<string, string> = sourceLabels;
  return (
    <div className="grid gap-x-12 min-[90rem]:grid-cols-2">
      <FigureTable
        title="Funnel"
        note="Each step includes the later ones; a lost enquiry counts as contacted."
        columns={['Step', 'Enquiries', 'Of all']}
        rows={steps.map(([name, count]) => ({
          key: name,
          name,
          bar: count,
          figures: [countWords(count), shareText(count, funnel.received)],
        }))}
        none={none}
      />
      <BusiestDates dates={dates} />
      <FigureTable
        title="By form"
        columns={['Form', ...originColumns]}
        rows={originRows(sources, (name) => lookUp(labels, name) ?? name)}
        none={none}
      />
      <FigureTable
        title="By source"
        columns={['Source', ...originColumns]}
        rows={originRows(channels, (name) => (name === 'direct' ? 'Came directly' : name))}
        none={none}
      />
      <FigureTable
        title="By campaign"
        columns={['Campaign', ...originColumns]}
        rows={originRows(campaigns)}
        none="No campaign brought an enquiry in this period."
      />
    </div>
  );
}

function originRows(origins: Origin[], labelOf: (name: string) => string = (name) => name) {
  return origins.map(({ name, enquiries, converted }) => ({
    key: name,
    name: labelOf(name),
    bar: enquiries,
    figures: [countWords(enquiries), countWords(converted), shareText(converted, enquiries)],
  }));
}
