import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { FigureTiles } from '#app/desk/frame/figure-tiles.tsx';
import { formatShortDay } from '#app/language/dates.ts';
import { figureWords } from './figure-table.tsx';
import type { Figures, ResponseTimes } from './server/figures.server.ts';

export function AnswerFigures({ total }: { total: ResponseTimes }) {
  const time = (minutes: number | null) => (minutes === null ? null : figureWords(minutes, 'minutes'));
  const share = (part: number | null) => (part === null ? null : figureWords(part, 'share'));
  return (
    <FigureTiles
      className="promise-row grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] border-y border-rule"
      tiles={[
        ['enquiries', figureWords(total.enquiries, 'count')],
        ['median first answer', time(total.median)],
        ['nine in ten answered within', time(total.p90)],
        ['answered within 1 hour', share(total.withinHour)],
        ['answered within 24 hours', share(total.withinDay), total.withinDay !== null && total.withinDay < 0.9],
      ]}
    />
  );
}

/** The chart's own units; the drawing as a whole is scaled to its place. */
const [width, height] = [760, 270];
const [left, right, top, bottom] = [52, 744, 16, 226];
/** With more labels than this under the line, they would overlap. */
const mostLabels = 7;

const series = [
  { of: 'p90', path: 'stroke-line stroke-2 [stroke-dasharray:7_5]', dot: 'fill-cream stroke-line stroke-2' },
  { of: 'median', path: 'stroke-night stroke-[2.5]', dot: 'fill-night' },
] as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** How soon enquiries were answered, week by week, in hours. The table beside it says the same in figures. */
export function WeekChart({ weeks }: Pick<Figures, 'weeks'>) {
  const longest = Math.max(4, ...weeks.flatMap(({ median, p90 }) => [(median ?? 0) / 60, (p90 ?? 0) / 60]));
  const hours = scaleLinear([0, longest], [bottom, top]).nice(5);
  const place = scalePoint(
    weeks.map(({ week }) => week),
    [left, right],
  ).padding(0.2);
  const x = (week: string) => round(place(week) ?? 0);
  const y = (value: number) => round(hours(value));
  /** The line of the promised time, if the chart reaches that high. */
  const promise = (hours.domain()[1] ?? 0) >= 24 ? y(24) : null;
  const every = Math.ceil(weeks.length / mostLabels);
  return (
    <figure>
      {/* A narrow screen scrolls it sideways, by keyboard as well. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto mt-3" tabIndex={0} aria-label="Chart, scrolls sideways">
        <svg
          className="block w-full min-w-136 h-auto"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby="week-chart-title"
        >
          <title id="week-chart-title">
            Median and slowest tenth of first answers by week, in hours; the table below has every figure
          </title>
          {hours.ticks(5).map((value) => (
            <g key={value}>
              <line className="stroke-rule" x1={left} x2={right} y1={y(value)} y2={y(value)} />
              <text className="fill-quiet text-[15px]" x={left - 10} y={y(value) + 5} textAnchor="end">
                {`${value} h`}
              </text>
            </g>
          ))}
          {promise === null ? null : (
            <line
              className="stroke-alarm [stroke-dasharray:2_5] stroke-[1.5]"
              x1={left}
              x2={right}
              y1={promise}
              y2={promise}
            />
          )}
          {weeks
            .filter((_, index) => index % every === 0)
            .map(({ week }) => (
              <text className="fill-quiet text-[15px]" key={week} x={x(week)} y={bottom + 26} textAnchor="middle">
                {formatShortDay(week).slice(0, -5)}
              </text>
            ))}
          {series.map(({ of, path, dot }) => {
            const points = weeks.map((times) => ({ week: times.week, minutes: times[of] }));
            const draw = line<(typeof points)[number]>()
              .defined(({ minutes }) => minutes !== null)
              .x(({ week }) => x(week))
              .y(({ minutes }) => y((minutes ?? 0) / 60));
            return (
              <g key={of}>
                <path className={`fill-none ${path}`} d={draw(points) ?? ''} />
                {points.map(({ week, minutes }) =>
                  minutes === null ? null : (
                    <circle className={dot} key={week} cx={x(week)} cy={y(minutes / 60)} r={4} />
                  ),
                )}
              </g>
            );
          })}
        </svg>
      </section>
      <figcaption className="chart-legend flex flex-wrap gap-y-1 gap-x-6 text-[0.875rem]">
        <span data-of="median">Median</span>
        <span data-of="p90">Nine in ten answered within</span>
        {promise === null ? null : <span data-of="promise">24 hours, as promised</span>}
      </figcaption>
    </figure>
  );
}
