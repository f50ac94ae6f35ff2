import { scaleLinear } from 'd3-scale';
import { durationInWords } from '#app/language/duration-in-words.ts';
import { formatRoughInr } from '#app/language/money.ts';
import type { FigureSheet, FigureUnit } from './server/figure-sheets.server.ts';

interface FigureTableProps {
  sheet: FigureSheet;
  /** The address of the table as a file. */
  file: string;
}

/** A table whose rows are the bars of a chart. */
export function FigureTable({ sheet: { title, note, first, columns, rows, hasTotal, none }, file }: FigureTableProps) {
  const hasBars = rows.some(({ bar }) => typeof bar === 'number');
  const most = Math.max(0, ...rows.map(({ bar }) => bar ?? 0));
  return (
    <section className="figure-part">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{title}</h2>
        {rows.length === 0 ? null : (
          <a className="link" href={file} aria-label={`Export “${title}”`}>
            <span>Export</span>
          </a>
        )}
      </div>
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
              {columns.map(([heading]) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, bar = null, figures }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {hasBars ? (
                  <td className="w-[32%] max-md:hidden">{bar === null ? null : <Bar value={bar} most={most} />}</td>
                ) : null}
                {columns.map(([heading, unit], index) => (
                  <td key={heading}>{figureWords(figures[index] ?? null, unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasTotal && rows.length > 1 ? (
            <tfoot>
              <tr className="font-semibold">
                <th scope="row">In all</th>
                {hasBars ? <td className="max-md:hidden" /> : null}
                {columns.map(([heading, unit], index) => (
                  <td key={heading}>
                    {figureWords(
                      rows.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0),
                      unit,
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
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

const inWords: Record<FigureUnit, (figure: number) => string> = {
  count: (figure) => figure.toLocaleString('en-IN'),
  rupees: formatRoughInr,
  minutes: durationInWords,
  share: (figure) => `${Math.round(figure * 100)}%`,
};

/** Formats as "1,250", "₹12.5 lakh", "6 h 20 min" or "94%", or a dash where there is nothing to count. */
export function figureWords(figure: number | null, unit: FigureUnit): string {
  return figure === null ? '–' : inWords[unit](figure);
}
