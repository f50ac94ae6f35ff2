import { formatDay } from '#app/language/dates.ts';
import { BusiestDates } from './busiest-dates.tsx';
import type { Figures } from './server/figures.server.ts';

interface NoEnquiriesProps extends Pick<Figures, 'dates'> {
  scope: { from: string; until: string; property: string | null };
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
