import type { EventSpace } from '#app/catalogue/property.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { FloorDrawing } from './floor-drawing.tsx';
import type { Floor } from './floor-plan.ts';
import { spaceFloorsTexts as texts } from './texts.ts';

/**
 * All floors side by side; each links to its space. This is for wide screens: a phone has each floor beside its space.
 */
export function SpaceFloors({ spaces, floors }: { spaces: EventSpace[]; floors: Map<string, Floor> }) {
  const drawn = spaces.filter(({ id }) => floors.has(id));
  const sheet = {
    width: Math.max(...[...floors.values()].map(({ width }) => width)),
    height: Math.max(...[...floors.values()].map(({ height }) => height)),
  };
  return (
    <ul className="space-floors max-md:hidden" data-floors={drawn.length}>
      {drawn.map((space) => {
        const floor = floors.get(space.id);
        return (
          <li key={space.id}>
            <a href={`#space-${space.id}`}>
              {floor ? <FloorDrawing floor={floor} sheet={sheet} /> : null}
              <span className="text-small-heading mt-4 block">{space.name}</span>
              <span className="text-small figures block text-quiet">
                {`${texts.guests(capacityFigure(space.capacity))} · ${space.area}`}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
