import type { EventSpace } from '#app/catalogue/property.ts';
import { dotsPath } from '#app/hotels/spaces/floor-plan.ts';
import { floorSheet, sheetFloors } from './sheet-floors.ts';

/** All floors of a house in one drawing, so that they have one scale on paper. The table says the same in words. */
export function SheetFloorsDrawing({ spaces }: { spaces: EventSpace[] }) {
  const floors = sheetFloors(spaces);
  if (floors.length === 0) return null;
  const tallest = Math.max(...floors.map(({ height }) => height));
  return (
    <svg
      viewBox={`-0.5 -0.5 ${floorSheet.width + 1} ${tallest + 12}`}
      className="sheet-floors"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {floors.map(({ space, x, width, height, dots }) => (
        <g key={space.id} transform={`translate(${x} ${tallest - height})`}>
          <rect width={width} height={height} />
          <path d={dotsPath(dots)} />
          <text y={height + 5.4} className="sheet-floor-name">
            {space.name}
          </text>
          <text y={height + 10}>{space.area}</text>
        </g>
      ))}
    </svg>
  );
}
