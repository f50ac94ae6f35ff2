import { scaleLinear } from 'd3-scale';

/** A bar for one figure of a table's row. The figure stands beside it for those who do not see the bar. */
export function Bar({ value, most }: { value: number; most: number }) {
  const width = scaleLinear([0, Math.max(most, 1e-9)], [0, 100]).clamp(true)(value);
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-ground" width="100" height="10" />
      <rect className="bar-value" width={Math.round(width * 10) / 10} height="10" />
    </svg>
  );
}
