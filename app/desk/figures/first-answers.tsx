import { formatShortDay } from '#app/language/dates.ts';
import { FigureTable } from './figure-table.tsx';
import { countWords, shareWords, timeWords } from './figure-words.ts';
import { WeekChart } from './week-chart.tsx';

/** Minutes, and shares from 0 to 1; null where there is nothing to count. */
export interface Times {
  enquiries: number;
  median: number | null;
  p90: number | null;
  withinHour: number | null;
  withinDay: number | null;
}

const columns = ['Enquiries', 'Median', 'Nine in ten', 'Within 1\u00a0h', 'Within 24\u00a0h'] as const;

function figuresOf({ enquiries, median, p90, withinHour, withinDay }: Times): string[] {
  return [countWords(enquiries), timeWords(median), timeWords(p90), shareWords(withinHour), shareWords(withinDay)];
}

/** The times to first answers in five figures. */
export function PromiseRow({ total }: { total: Times }) {
  const late = total.withinDay !== null && total.withinDay < 0.9;
  const time = (minutes: number | null) => (minutes === null ? null : timeWords(minutes));
  const share = (part: number | null) => (part === null ? null : shareWords(part));
  const tiles: [string | null, string, boolean][] = [
    [countWords(total.enquiries), 'enquiries', false],
    [time(total.median), 'median first answer', false],
    [time(total.p90), 'nine in ten answered within', false],
    [share(total.withinHour), 'answered within 1 hour', false],
    [share(total.withinDay), 'answered within 24 hours', late],
  ];
  return (
    <dl className="promise-row">
      {tiles.map(([figure, words, isLate]) => (
        <div key={words} data-late={isLate ? '' : undefined}>
          <dt>{words}</dt>
          <dd data-none={figure === null ? '' : undefined}>{figure ?? 'none yet'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FirstAnswersProps {
  weeks: (Times & { week: string })[];
  properties: (Times & { property: string | null })[];
  names: Record<string, { name: string }>;
}

/** How soon enquiries were answered: by week as a chart and a table, by property as bars. */
export function FirstAnswers({ weeks, properties, names }: FirstAnswersProps) {
  return (
    <>
      <div className="figure-weeks">
        <section className="figure-part">
          <h2>First answer, week by week</h2>
          {weeks.length > 0 ? <WeekChart weeks={weeks} /> : <p className="figure-none">No enquiries in these weeks.</p>}
        </section>
        {weeks.length > 0 ? (
          <FigureTable
            title="The weeks in figures"
            columns={['Week from', ...columns]}
            rows={weeks.map((week) => ({
              key: week.week,
              name: formatShortDay(week.week),
              bar: null,
              figures: figuresOf(week),
            }))}
            none=""
          />
        ) : null}
      </div>
      <FigureTable
        title="First answer, by property"
        note="The bar is the median: the shorter, the better. An enquiry that has not waited long enough does not count."
        columns={['Property', ...columns]}
        rows={properties.map((one) => ({
          key: one.property ?? '',
          name: one.property ? (names[one.property]?.name ?? one.property) : 'No property chosen',
          bar: one.median,
          figures: figuresOf(one),
        }))}
        none="No enquiries in these weeks."
      />
    </>
  );
}
