import type { PanoramaTour, Station } from '#app/catalogue/panorama-tour.ts';
import { panoramaTexts as texts } from './texts.ts';

interface FloorPlanProps {
  tour: PanoramaTour;
  station: Station;
  /** The direction of the view: degrees clockwise from the plan's upper edge. */
  bearing: number;
}

/** The rooms of the floor, its stations as points, and where one stands with a cone of what one sees. */
export function FloorPlan({ tour, station, bearing }: FloorPlanProps) {
  const { floor } = station.place;
  const { x, y } = station.place;
  return (
    <figure className="panorama-plan">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {tour.plan
          .filter((room) => room.floor === floor)
          .map((room) => (
            <rect
              key={`${room.x} ${room.y}`}
              x={room.x}
              y={room.y}
              width={room.width}
              height={room.height}
              rx={room.shape === 'oval' ? room.width / 2 : 0}
              ry={room.shape === 'oval' ? room.height / 2 : 0}
            />
          ))}
        {tour.stations
          .filter((one) => one.place.floor === floor && one !== station)
          .map((one) => (
            <circle key={one.id} cx={one.place.x} cy={one.place.y} r="1.8" />
          ))}
        <path
          className="panorama-cone"
          d="M0 0 L-15 -22 A26.6 26.6 0 0 1 15 -22 Z"
          transform={`translate(${x} ${y}) rotate(${Math.round(bearing)})`}
        />
        <path className="panorama-here" d="M0 -4 L4 0 L0 4 L-4 0 Z" transform={`translate(${x} ${y})`} />
      </svg>
      <figcaption>{texts.floor(floor)}</figcaption>
    </figure>
  );
}
