import type { PlaceOnMap, Sheet } from './places-plan.ts';
import { placesMapTexts as texts } from './texts.ts';

interface Place {
  name: string;
  state: string;
  onMap?: PlaceOnMap | undefined;
}

/** "Haryana · 57 km from central Delhi", in a straight line; Delhi itself is in no other state. */
export function whereInWords({ name, state, onMap }: Place): string {
  if (state === name) return texts.theCity;
  return [state, onMap ? texts.fromDelhi(onMap.km) : ''].filter(Boolean).join(' · ');
}

const rings = [50, 100, 150, 200];

/** The direction in which the circles have their distances: to the north-east, clear of the river. */
const labelAt = { east: 0.42, north: 0.91 };

interface PlacesMapProps {
  sheet: Sheet;
  river: string;
  places: { slug: string; name: string; onMap?: PlaceOnMap | undefined }[];
}

/** A map of the places, true to scale, with rings of distance around Delhi. The list beside it says the same in words. */
export function PlacesMap({ sheet: { width, height, origin, unitsPerKm }, river, places }: PlacesMapProps) {
  return (
    <figure className="places-map on-night">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={river} className="places-river" />
        {rings.map((km) => (
          <g key={km}>
            <circle cx={origin.x} cy={origin.y} r={km * unitsPerKm} />
            <text
              x={origin.x + km * unitsPerKm * labelAt.east + 6}
              y={origin.y - km * unitsPerKm * labelAt.north - 2}
              className="text-small"
            >
              {texts.km(km)}
            </text>
          </g>
        ))}
        {places.map(({ slug, name, onMap }) => {
          if (!onMap) return null;
          const { x, y } = onMap;
          // Far in the west there is room for a name only on the other side.
          const isWest = x < origin.x && x > 100;
          return (
            <g key={slug}>
              <path d={`m${x} ${y - 6} 6 6-6 6-6-6z`} />
              <text x={x + (isWest ? -12 : 12)} y={y + 6} textAnchor={isWest ? 'end' : 'start'} className="places-name">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="text-quiet">{texts.straight}</figcaption>
    </figure>
  );
}
