import type { EventSpace } from '#app/catalogue/property.ts';
import { drawFloors, type Floor } from '#app/hotels/spaces/floor-plan.ts';

/** The drawing of a fact sheet, in millimetres: as wide as an A4 page between its margins. */
export const floorSheet = { width: 182, height: 55 };
/** Two lines of words stand below each floor. */
const wordsBelow = 11;
const gap = 6;
/** The words below a floor need so much width: their letters are about two millimetres wide. */
const widthOfWords = ({ name }: EventSpace) => Math.max(18, name.length * 2);

export interface SheetFloor extends Floor {
  space: EventSpace;
  /** The left edge of the floor and its words. */
  x: number;
}

/** The floors of a house side by side, in one scale, as large as the sheet allows. */
export function sheetFloors(spaces: EventSpace[]): SheetFloor[] {
  const known = spaces.filter(({ areaSqFt }) => areaSqFt);
  const widths = (widest: number) => {
    const floors = drawFloors(known, widest);
    const most = (floorSheet.width - gap * (known.length - 1)) / known.length;
    return known.map((space) => Math.max(floors.get(space.id)?.width ?? 0, Math.min(widthOfWords(space), most)));
  };
  const total = (widest: number) => widths(widest).reduce((sum, width) => sum + width + gap, -gap);
  let widest = Math.min(floorSheet.width, (floorSheet.height - wordsBelow) * 1.5);
  while (widest > 1 && total(widest) > floorSheet.width) widest -= 0.5;
  const floors = drawFloors(known, widest);
  const columns = widths(widest);
  return known.flatMap((space, index) => {
    const floor = floors.get(space.id);
    const x = columns.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
    return floor ? [{ ...floor, space, x }] : [];
  });
}
