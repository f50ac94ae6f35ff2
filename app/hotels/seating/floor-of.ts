import type { EventSpace } from '#app/catalogue/property.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';

const squareMetres = 0.092903;
/** Every floor is drawn in this ratio of its longer side to its shorter one; the true outlines are not known. */
const ratio = 3 / 2;
/** What a guest at dinner takes with a stage, by which a floor is guessed whose area nobody has told. */
const squareFeetPerGuest = 14;

export const groundKinds = ['hall', 'glass', 'marquee', 'lawn', 'court', 'pool', 'roof'] as const;
export type GroundKind = (typeof groundKinds)[number];

/** A floor in metres, seen along its longer side: the stage is at its far end. */
export interface HallFloor {
  kind: GroundKind;
  width: number;
  depth: number;
  /** Whether the area is guessed from the capacity. */
  isGuessed: boolean;
}

type Known = Pick<EventSpace, 'id' | 'type' | 'areaSqFt' | 'capacity'>;

/** Returns the floor of a space; undefined where neither its area nor its capacity is known. */
export function floorOf(space: Known): HallFloor | undefined {
  const { areaSqFt } = space;
  const squareFeet = areaSqFt ?? (largestCapacity(space.capacity) ?? 0) * squareFeetPerGuest;
  if (squareFeet <= 0) return undefined;
  const width = Math.sqrt((squareFeet * squareMetres) / ratio);
  return { kind: groundOf(space), width, depth: width * ratio, isGuessed: !areaSqFt };
}

/** An id is made of the English name, so that it tells the same in both languages. */
function groundOf({ id, type }: Known): GroundKind {
  if (type === 'pool') return 'pool';
  if (type === 'outdoor') {
    if (/roof|terrace/.test(id)) return 'roof';
    return /court|venue|plaza/.test(id) ? 'court' : 'lawn';
  }
  if (/glass|conservatory/.test(id)) return 'glass';
  return /marquee|tent|pavilion/.test(id) ? 'marquee' : 'hall';
}

export const isOpenAir = (kind: GroundKind) => ['lawn', 'court', 'pool', 'roof'].includes(kind);
