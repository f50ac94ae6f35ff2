import { type WeekPoint, weekLines } from './week-lines.ts';

/** How soon enquiries were answered, week by week. The table beside it says the same in figures. */
export function WeekChart({ weeks }: { weeks: readonly WeekPoint[] }) {
  const chart = weekLines(weeks);
  return (
    <figure className="chart">
      {/* A narrow screen scrolls it sideways, by keyboard as well. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="chart-scroll" tabIndex={0} aria-label="Chart, scrolls sideways">
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-labelledby="week-chart-title">
          <title id="week-chart-title">
            Median and slowest tenth of first answers by week, in hours; the table below has every figure
          </title>
          {chart.hours.map(({ value, y }) => (
            <g key={value}>
              <line className="chart-rule" x1={chart.left} x2={chart.right} y1={y} y2={y} />
              <text className="chart-label" x={chart.left - 10} y={y + 5} textAnchor="end">
                {`${value} h`}
              </text>
            </g>
          ))}
          {chart.promise === null ? null : (
            <line className="chart-promise" x1={chart.left} x2={chart.right} y1={chart.promise} y2={chart.promise} />
          )}
          {chart.weeks.map(({ week, x, label }) => (
            <text className="chart-label" key={week} x={x} y={chart.bottom + 26} textAnchor="middle">
              {label}
            </text>
          ))}
          <path className="chart-p90" d={chart.p90.path} />
          <path className="chart-median" d={chart.median.path} />
          {chart.p90.dots.map((dot) => (
            <circle className="chart-dot-p90" key={dot.week} cx={dot.x} cy={dot.y} r={4} />
          ))}
          {chart.median.dots.map((dot) => (
            <circle className="chart-dot-median" key={dot.week} cx={dot.x} cy={dot.y} r={4} />
          ))}
        </svg>
      </section>
      <figcaption className="chart-legend">
        <span data-of="median">Median</span>
        <span data-of="p90">Nine in ten answered within</span>
        {chart.promise === null ? null : <span data-of="promise">24 hours, as promised</span>}
      </figcaption>
    </figure>
  );
}
