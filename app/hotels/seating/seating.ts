import type { EventSpace } from '#app/catalogue/property.ts';
import type { HallFloor } from './floor-of.ts';
import type { Seating } from './seatings.ts';

/** The middle of a round table, in metres: `x` from the middle of the floor, `z` from its near edge. */
export interface Table {
  x: number;
  z: number;
  seats: number;
}

type Place = Omit<Table, 'seats'>;

/** Chairs side by side; `x` is the first chair's middle. */
export interface ChairRow {
  x: number;
  z: number;
  chairs: number;
}

export interface Seats {
  tables: Table[];
  rows: ChairRow[];
  /** From one chair of a row to the next, in metres. */
  chairStep: number;
}

/** A table of ten is 1.8 m wide; with its chairs, and with room to pass behind them, it takes 3.1 m at least. */
const seatsAtTable = 10;
const tableStep = { least: 3.1, most: 5.2 };
/** Every second row of tables stands half a step aside, so that the rows come closer. */
const rowsCloser = Math.sqrt(3) / 2;
/** From the wall to what stands nearest to it. */
const margin = 0.4;

/** The steps and the aisle of chairs in rows, in metres; the rows stand further apart where there is room. */
const inRows = {
  wedding: {
    chair: 0.6,
    row: { least: 0.9, most: 1.45 },
    aisle: 2.6,
    perRow: (guests: number) => Math.sqrt(guests * 2.6),
  },
  theatre: {
    chair: 0.56,
    row: { least: 0.9, most: 1.3 },
    aisle: 1.8,
    perRow: (guests: number) => Math.sqrt(guests * 3),
  },
} as const;

/** The depth at the far end that stage, mandap or screen take; a pool takes the part behind them. */
export function stageDepth({ depth, kind }: HallFloor, seating: Seating): number {
  const stage =
    seating === 'dinner' ? Math.min(5, Math.max(2.4, depth * 0.12)) : Math.min(7, Math.max(3, depth * 0.18));
  return stage + waterDepth({ depth, kind });
}

export const waterDepth = ({ depth, kind }: Pick<HallFloor, 'depth' | 'kind'>) => (kind === 'pool' ? depth * 0.26 : 0);

/** Returns how many guests are seated at most: what the house states, and never more than its floor takes. */
export function mostSeated(space: Pick<EventSpace, 'capacity' | 'configurations'>, floor: HallFloor, seating: Seating) {
  const takes = floorTakes(floor, seating);
  const layout = seating === 'dinner' ? 'banquet' : seating;
  const ofLayout = space.configurations.find(({ style }) => style.toLowerCase() === layout);
  if (ofLayout) return Math.min(ofLayout.capacity, takes);
  const { capacity } = space;
  if (typeof capacity === 'number') return Math.min(capacity, takes);
  return typeof capacity === 'object' ? Math.min(capacity.max, takes) : takes;
}

/** Returns how many guests a floor takes with the least steps; none are seated where it is empty. */
export function floorTakes(floor: HallFloor, seating: Seating): number {
  if (seating === 'empty') return 0;
  if (seating === 'dinner') return placesOfTables(floor, tableStep.least).length * seatsAtTable;
  const { row } = inRows[seating];
  return Math.floor(roomFor(floor, seating) / row.least) * 2 * sideOf(floor, seating);
}

/** Seats exactly `guests`, at most as many as the floor takes; `most` is for how many the house lays its tables. */
export function seat(floor: HallFloor, seating: Seating, guests: number, most = guests): Seats {
  if (seating === 'empty' || guests < 1) return { tables: [], rows: [], chairStep: 1 };
  if (seating === 'dinner') return { tables: atTables(floor, guests, most), rows: [], chairStep: 1 };
  return { tables: [], rows: inRowsOf(floor, seating, guests), chairStep: inRows[seating].chair };
}

/** The depth in which tables or rows may stand. */
function roomFor(floor: HallFloor, seating: Seating): number {
  return floor.depth - stageDepth(floor, seating) - 2 * margin;
}

/** The middles of all tables that a floor takes with this step, the row at the stage first. */
function placesOfTables(floor: HallFloor, step: number): Place[] {
  return rowsOfTables(floor, step).flat();
}

function rowsOfTables(floor: HallFloor, step: number): Place[][] {
  const across = floor.width - 2 * margin;
  const deep = roomFor(floor, 'dinner');
  if (across < step || deep < step) return [];
  const columns = Math.floor(across / step + 1e-9);
  const isRoomAside = across >= (columns + 0.5) * step;
  const rows = 1 + Math.floor((deep - step) / (step * rowsCloser) + 1e-9);
  const far = floor.depth - stageDepth(floor, 'dinner') - margin - step / 2;
  return Array.from({ length: rows }, (_, row) => {
    const isAside = row % 2 === 1;
    const count = isAside && !isRoomAside ? columns - 1 : columns;
    const aside = isRoomAside ? (isAside ? step / 4 : -step / 4) : 0;
    return Array.from({ length: count }, (__, column) => ({
      x: (column - (count - 1) / 2) * step + aside,
      z: far - row * step * rowsCloser,
    }));
  });
}

/** The largest step with which the floor still takes this many tables. */
function stepFor(floor: HallFloor, tables: number): number {
  let step: number = tableStep.most;
  while (step > tableStep.least && placesOfTables(floor, step).length < tables) step -= 0.05;
  return Math.max(step, tableStep.least);
}

/** Tables of ten, with as few empty chairs as can be: 304 guests sit at 31 tables of nine or ten. */
function atTables(floor: HallFloor, guests: number, most: number): Table[] {
  const count = Math.ceil(guests / seatsAtTable);
  const step = stepFor(floor, Math.max(count, Math.ceil(most / seatsAtTable)));
  const rows: Place[][] = [];
  let left = count;
  for (const row of rowsOfTables(floor, step)) {
    if (left === 0) break;
    const kept = nearestToMiddle(row, left);
    rows.push(kept);
    left -= kept.length;
  }
  // More than half of the floor that is left over is for dancing, between the stage and the tables.
  const nearest = rows.at(-1)?.[0]?.z ?? 0;
  const forDancing = Math.max(0, Math.min(11, (nearest - step / 2 - margin) * 0.6));
  const fewer = seatsAtTable * count - guests;
  return rows.flat().map(({ x, z }, index) => ({
    x,
    z: z - forDancing,
    seats: seatsOf(index, count, fewer),
  }));
}

/** The empty chairs are shared out from the last table on. */
function seatsOf(index: number, tables: number, fewer: number): number {
  const each = Math.floor(fewer / tables);
  return seatsAtTable - each - (tables - index <= fewer % tables ? 1 : 0);
}

function nearestToMiddle(row: Place[], count: number): Place[] {
  if (row.length <= count) return row;
  const kept = row.toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x) || a.x - b.x).slice(0, count);
  return kept.sort((a, b) => a.x - b.x);
}

/** The chairs of one row on one side of the aisle. */
function sideOf({ width }: HallFloor, seating: 'wedding' | 'theatre'): number {
  const { chair, aisle } = inRows[seating];
  return Math.max(0, Math.floor((width / 2 - aisle / 2 - margin) / chair));
}

/** Fills rows on both sides of an aisle, the row at the stage first. */
function inRowsOf(floor: HallFloor, seating: 'wedding' | 'theatre', guests: number): ChairRow[] {
  const { chair, row, aisle, perRow } = inRows[seating];
  const room = roomFor(floor, seating);
  const mostRows = Math.max(1, Math.floor(room / row.least));
  const wanted = Math.max(perRow(guests), guests / mostRows);
  const side = Math.min(sideOf(floor, seating), Math.ceil(wanted / 2));
  const rows = Math.ceil(guests / (2 * side));
  const step = Math.min(row.most, Math.max(row.least, room / rows));
  const leftOver = Math.max(0, room - rows * step);
  const far = floor.depth - stageDepth(floor, seating) - margin - row.least / 2 - Math.min(3, leftOver * 0.3);
  const all: ChairRow[] = [];
  for (let index = 0, left = guests; left > 0; index += 1) {
    const inRow = Math.min(left, 2 * side);
    const onRight = Math.floor(inRow / 2);
    const onLeft = inRow - onRight;
    const z = far - index * step;
    all.push({ x: -aisle / 2 - (onLeft - 0.5) * chair, z, chairs: onLeft });
    if (onRight > 0) all.push({ x: aisle / 2 + chair / 2, z, chairs: onRight });
    left -= inRow;
  }
  return all;
}
