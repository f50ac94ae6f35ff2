import { scaleLinear } from 'd3-scale';
import { durationInWords } from '#app/language/duration-in-words.ts';

interface FigureRow {
  key: string;
  name: string;
  /** The length of the bar; null for no bar. A table with only nulls has no bars. */
  bar: number | null;
  /** The texts of the columns. */
  figures: string[];
}

interface FigureTableProps {
  title: string;
  note?: string;
  /** The headings: of the names, then of the figures. */
  columns: readonly [string, ...string[]];
  rows: FigureRow[];
  /** Stands in place of a table without rows. */
  none?: string;
}

/** A table whose rows are the bars of a chart. */
export function FigureTable({ title, note, columns, rows, none }: FigureTableProps) {
  const [first, ...others] = columns;
  const hasBars = rows.some(({ bar }) => bar !== null);
  const most = Math.max(0, ...rows.map(({ bar }) => bar ?? 0));
  return (
    <section className="figure-part">
      <h2>{title}</h2>
      {note ? <p className="max-w-[60ch] text-quiet text-[0.9375rem]">{note}</p> : null}
      {rows.length === 0 ? (
        <p className="max-w-[60ch] text-quiet text-[0.9375rem]">{none}</p>
      ) : (
        <table className="figure-table w-full mt-3 border-collapse max-md:text-[0.8125rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {hasBars ? <td className="w-[32%] max-md:hidden" /> : null}
              {others.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, bar, figures }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {hasBars ? (
                  <td className="w-[32%] max-md:hidden">{bar === null ? null : <Bar value={bar} most={most} />}</td>
                ) : null}
                {others.map((column, index) => (
                  <td key={column}>{figures[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A bar for one figure of a table's row. The figure stands beside it for those who do not see the bar. */
function Bar({ value, most }: { value: number; most: number }) {
  const width = scaleLinear([0, Math.max(most, 1e-9)], [0, 100]).clamp(true)(value);
  return (
    <svg className="block w-full h-2.5" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="fill-sand" width="100" height="10" />
      <rect className="fill-deep" width={Math.round(width * 10) / 10} height="10" />
    </svg>
  );
}

/** Formats as "6 h 20 min", or a dash if nothing was answered. */
export function timeWords(minutes: number | null): string {
  return minutes === null ? '–' : durationInWords(minutes);
}

/** Formats as "94%", or a dash if there is no share. */
export function shareWords(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

export function countWords(count: number): string {
  return count.toLocaleString('en-IN');
}
