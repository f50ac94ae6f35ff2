import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { formatShortDay } from '#app/language/dates.ts';

/** The values of a chart of weeks: minutes, or null where nothing was answered. */
export interface WeekPoint {
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
export function weekLines(weeks: readonly WeekPoint[]) {
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
