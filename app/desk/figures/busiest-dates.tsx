import { formatWeekday } from '#app/language/dates.ts';
import { FigureTable } from './figure-table.tsx';
import { countWords } from './figure-words.ts';
import type { Figures } from './server/figures.server.ts';

/** The coming days for which most events are asked. */
export function BusiestDates({ dates }: Pick<Figures, 'dates'>) {
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
