import type { ReactNode } from 'react';
import { deskPaths } from '#app/desk-paths.ts';
import { formatDay } from '#app/language/dates.ts';
import { FigureTable } from './figure-table.tsx';
import type { FiguresScope } from './figures-scope.ts';
import { AnswerFigures, WeekChart } from './first-answers.tsx';
import type { FigureSheets } from './server/figure-sheets.server.ts';
import type { Figures } from './server/figures.server.ts';

interface ResultsProps extends Pick<Figures, 'total' | 'weeks'> {
  scope: FiguresScope;
  sheets: FigureSheets;
}

/** All figures: what enquiries are worth and why they were lost, how soon they were answered, where they came from, which days are full. */
export function Results({ scope, total, weeks, sheets }: ResultsProps) {
  const { cameBy: came, ...others } = scope;
  const table = (name: keyof FigureSheets) => {
    const sheet = sheets[name];
    return sheet && <FigureTable key={name} sheet={sheet} file={deskPaths.figuresCsv(name, { ...others, came })} />;
  };
  const dates = (
    <Columns>
      {table('dates-in-diary')}
      {table('dates-asked')}
    </Columns>
  );
  if (total.enquiries === 0)
    return (
      <>
        <NoEnquiries scope={scope} />
        {sheets.lost.rows.length > 0 ? table('lost') : null}
        {dates}
      </>
    );
  return (
    <>
      <AnswerFigures total={total} />
      <Columns>
        {table('lost')}
        {table('worth-by-property')}
        {table('worth-by-month')}
        {table('worth-by-way')}
        {table('worth-by-owner')}
        {table('answers-by-colleague')}
      </Columns>
      {dates}
      <Columns>
        <section className="figure-part">
          <h2>First answer, week by week</h2>
          <WeekChart weeks={weeks} />
        </section>
        {table('weeks')}
      </Columns>
      {table('answers-by-property')}
      <Columns>
        {table('funnel')}
        {table('forms')}
        {table('channels')}
        {table('campaigns')}
      </Columns>
    </>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-12 min-[90rem]:grid-cols-2">{children}</div>
);

/** In place of the figures where no enquiry came in the days that are counted: rows of dashes would say nothing. */
export function NoEnquiries({ scope: { from, until, property, cameBy } }: Pick<ResultsProps, 'scope'>) {
  return (
    <section className="figure-part">
      <h2>No enquiries to count</h2>
      <p className="max-w-[60ch] text-quiet text-[0.9375rem]">
        {`No enquiry ${property ? 'for this property ' : ''}came in ${cameBy ? 'this way ' : ''}from ${formatDay(from)} to ${formatDay(until)}. `}
        {`Choose a longer time${property ? ' or all properties' : ''} above; the figures begin with the first enquiry.`}
      </p>
    </section>
  );
}
