import { sourceLabels } from '#app/desk/frame/desk-labels.ts';
import { lookUp } from '#platform/look-up.ts';
import { BusiestDates } from './busiest-dates.tsx';
import { FigureTable } from './figure-table.tsx';
import { countWords, shareText } from './figure-words.ts';
import type { Figures, Origin } from './server/figures.server.ts';

type WhereFromProps = Pick<Figures, 'funnel' | 'sources' | 'channels' | 'campaigns' | 'dates'>;

function originRows(origins: Origin[], labelOf: (name: string) => string = (name) => name) {
  return origins.map(({ name, enquiries, converted }) => ({
    key: name,
    name: labelOf(name),
    bar: enquiries,
    figures: [countWords(enquiries), countWords(converted), shareText(converted, enquiries)],
  }));
}

const originColumns = ['Enquiries', 'Converted', 'Share'] as const;
const none = 'Nothing in this period.';

/** Shows the results of enquiries, their origins, and the days that they ask for. */
export function WhereFrom({ funnel, sources, channels, campaigns, dates }: WhereFromProps) {
  const steps: [string, number][] = [
    ['Received', funnel.received],
    ['Contacted', funnel.contacted],
    ['Qualified', funnel.qualified],
    ['Converted', funnel.converted],
    ['Lost', funnel.lost],
  ];
  const labels: Record<string, string> = sourceLabels;
  return (
    <div className="figure-pairs">
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
