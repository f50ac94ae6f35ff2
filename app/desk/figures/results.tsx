import { sourceLabels } from '#app/desk/inbox/inbox.ts';
import { formatDay, formatWeekday } from '#app/language/dates.ts';
import { lookUp } from '#platform/look-up.ts';
import { countWords, FigureTable, shareWords } from './figure-table.tsx';
import type { FiguresScope } from './figures-scope.ts';
import type { Figures, Origin } from './server/figures.server.ts';

const originColumns = ['Enquiries', 'Converted', 'Share'] as const;

export function Results({ funnel, sources, channels, campaigns, dates }: Figures) {
  const steps: [string, number][] = [
    ['Received', funnel.enquiries],
    ['Contacted', funnel.contacted],
    ['Qualified', funnel.qualified],
    ['Converted', funnel.converted],
    ['Lost', funnel.lost],
  ];
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
          figures: [countWords(count), shareWords(count / funnel.enquiries)],
        }))}
      />
      <BusiestDates dates={dates} />
      <FigureTable
        title="By form"
        columns={['Form', ...originColumns]}
        rows={originRows(sources, (name) => lookUp<string>(sourceLabels, name) ?? name)}
      />
      <FigureTable
        title="By source"
        columns={['Source', ...originColumns]}
        rows={originRows(channels, (name) => (name === 'direct' ? 'Came directly' : name))}
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
    figures: [countWords(enquiries), countWords(converted), shareWords(converted / enquiries)],
  }));
}

function BusiestDates({ dates }: Pick<Figures, 'dates'>) {
  return (
    <FigureTable
      title="Busiest dates ahead"
      note="Days that most families ask for, whenever they asked."
      columns={['Day', 'Events', 'Guests']}
      rows={dates.map(({ day, events, guests }) => ({
        key: day,
        name: formatWeekday(day),
        bar: events,
        figures: [countWords(events), countWords(guests)],
      }))}
      none="No events ahead."
    />
  );
}

interface NoEnquiriesProps extends Pick<Figures, 'dates'> {
  scope: FiguresScope;
}

/** In place of the figures where no enquiry came in the days that are counted: rows of dashes would say nothing. */
export function NoEnquiries({ scope: { from, until, property }, dates }: NoEnquiriesProps) {
  return (
    <>
      <section className="figure-part">
        <h2>No enquiries to count</h2>
        <p className="max-w-[60ch] text-quiet text-[0.9375rem]">
          {`No enquiry ${property ? 'for this property ' : ''}came in from ${formatDay(from)} to ${formatDay(until)}. `}
          {`Choose a longer time${property ? ' or all properties' : ''} above; the figures begin with the first enquiry.`}
        </p>
      </section>
      {dates.length > 0 ? <BusiestDates dates={dates} /> : null}
    </>
  );
}
