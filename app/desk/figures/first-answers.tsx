import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { FigureTiles } from '#app/desk/frame/figure-tiles.tsx';
import { formatShortDay } from '#app/language/dates.ts';
import { FigureTable } from './figure-table.tsx';
import { countWords, shareWords, timeWords } from './figure-words.ts';

/** Minutes, and shares from 0 to 1; null where there is nothing to count. */
export interface Times {
  enquiries: number;
  median: number | null;
  p90: number | null;
  withinHour: number | null;
  withinDay: number | null;
}

const columns = ['Enquiries', 'Median', 'Nine in ten', 'Within 1\u00a0h', 'Within 24\u00a0h'] as const;

/** The times to first answers in five figures. */
export function PromiseRow({ total }: { total: Times }) {
  const time = (minutes: number | null) => (minutes === null ? null : timeWords(minutes));
  const share = (part: number | null) => (part === null ? null : shareWords(part));
  return (
    <FigureTiles
      className="promise-row grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] border-y border-rule"
      tiles={[
        ['enquiries', countWords(total.enquiries)],
        ['median first answer', time(total.median)],
        ['nine in ten answered within', time(total.p90)],
        ['answered within 1 hour', share(total.withinHour)],
        ['answered within 24 hours', share(total.withinDay), total.withinDay !== null && total.withinDay < 0.9],
      ]}
    />
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
      <div className="grid gap-x-12 min-[90rem]:grid-cols-2">
        <section className="figure-part">
          <h2>First answer, week by week</h2>
          {weeks.length > 0 ? (
            <WeekChart weeks={weeks} />
          ) : (
            <p className="max-w-[60ch] text-quiet text-[0.9375rem]">No enquiries in these weeks.</p>
          )}
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

function figuresOf({ enquiries, median, p90, withinHour, withinDay }: Times): string[] {
  return [countWords(enquiries), timeWords(median), timeWords(p90), shareWords(withinHour), shareWords(withinDay)];
}

/** How soon enquiries were answered, week by week. The table beside it says the same in figures. */
function WeekChart({ weeks }: { weeks: readonly WeekPoint[] }) {
  const chart = weekLines(weeks);
  return (
    <figure>
      {/* A narrow screen scrolls it sideways, by keyboard as well. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto mt-3" tabIndex={0} aria-label="Chart, scrolls sideways">
        <svg
          className="block w-full min-w-136 h-auto"
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          role="img"
          aria-labelledby="week-chart-title"
        >
          <title id="week-chart-title">
            Median and slowest tenth of first answers by week, in hours; the table below has every figure
          </title>
          {chart.hours.map(({ value, y }) => (
            <g key={value}>
              <line className="stroke-rule" x1={chart.left} x2={chart.right} y1={y} y2={y} />
              <text className="fill-quiet text-[15px]" x={chart.left - 10} y={y + 5} textAnchor="end">
                {`${value} h`}
              </text>
            </g>
          ))}
          {chart.promise === null ? null : (
            <line
              className="stroke-alarm [stroke-dasharray:2_5] stroke-[1.5]"
              x1={chart.left}
              x2={chart.right}
              y1={chart.promise}
              y2={chart.promise}
            />
          )}
          {chart.weeks.map(({ week, x, label }) => (
            <text className="fill-quiet text-[15px]" key={week} x={x} y={chart.bottom + 26} textAnchor="middle">
              {label}
            </text>
          ))}
          <path className="fill-none stroke-line stroke-2 [stroke-dasharray:7_5]" d={chart.p90.path} />
          <path className="fill-none stroke-night stroke-[2.5]" d={chart.median.path} />
          {chart.p90.dots.map((dot) => (
            <circle className="fill-cream stroke-line stroke-2" key={dot.week} cx={dot.x} cy={dot.y} r={4} />
          ))}
          {chart.median.dots.map((dot) => (
            <circle className="fill-night" key={dot.week} cx={dot.x} cy={dot.y} r={4} />
          ))}
        </svg>
      </section>
      <figcaption className="chart-legend flex flex-wrap gap-y-1 gap-x-6 text-[0.875rem]">
        <span data-of="median">Median</span>
        <span data-of="p90">Nine in ten answered within</span>
        {chart.promise === null ? null : <span data-of="promise">24 hours, as promised</span>}
      </figcaption>
    </figure>
  );
}

/** The values of a chart of weeks: minutes, or null where nothing was answered. */
interface WeekPoint {
  week: string;
  median: number | null;
  p90: number | null;
}

/** The chart's own units; the drawing as a whole is scaled to its place. */
const size = { width: 760, height: 270 };
const inner = { left: 52, right: 744, top: 16, bottom: 226 };
const minutesPerHour = 60;
/** With more labels than this under the line, they would overlap. */
const mostLabels = 7;

/** Paths, dots and ticks of the median and the p90 by week, in hours. */
function weekLines(weeks: readonly WeekPoint[]) {
  const hours = (minutes: number | null) => (minutes === null ? null : minutes / minutesPerHour);
  const values = weeks.flatMap(({ median, p90 }) => [hours(median) ?? 0, hours(p90) ?? 0]);
  const x = scalePoint(
    weeks.map(({ week }) => week),
    [inner.left, inner.right],
  ).padding(0.2);
  const y = scaleLinear([0, Math.max(4, ...values)], [inner.bottom, inner.top]).nice(5);
  const every = Math.ceil(weeks.length / mostLabels);

  const lineOf = (kind: 'median' | 'p90') => {
    const draw = line<WeekPoint>()
      .defined((point) => point[kind] !== null)
      .x(({ week }) => x(week) ?? 0)
      .y((point) => y(hours(point[kind]) ?? 0));
    const dots = weeks.flatMap((point) => {
      const at = hours(point[kind]);
      return at === null ? [] : [{ week: point.week, x: round(x(point.week) ?? 0), y: round(y(at)) }];
    });
    return { path: draw.digits(1)(weeks) ?? '', dots };
  };
  return {
    ...size,
    ...inner,
    median: lineOf('median'),
    p90: lineOf('p90'),
    /** The line of the promised time, if the chart reaches that high. */
    promise: (y.domain()[1] ?? 0) >= 24 ? round(y(24)) : null,
    hours: y.ticks(5).map((value) => ({ value, y: round(y(value)) })),
    weeks: weeks
      .filter((_, index) => index % every === 0)
      .map(({ week }) => ({ week, x: round(x(week) ?? 0), label: formatShortDay(week).slice(0, -5) })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
